import { ROUTES } from '../routes.ts';

/** Where the desk shows a lead; the fragment works on every host, a path would need a rule of each. */
export const leadPath = (reference: string): string => `${ROUTES.admin}#leads/${reference}`;

/** Whether a path is one of the desk and of signing in to it, and not of the public site. */
export const isDeskPage = (path: string): boolean => /^\/(admin|auth)(\/|$)/.test(path);

/** What only a server that shows the demo answers. */
export const DEMO_ENDPOINT = '/demo';

/** Address of the function that calendars read. */
export const CALENDAR_ENDPOINT = '/functions/v1/desk-calendar';
/** Address of a calendar subscription; the token is in the query, which no log of ours keeps. */
export const calendarPath = (token: string): string => `${CALENDAR_ENDPOINT}?token=${token}`;
