import { INDIA_OFFSET_MS } from '../../../contract/desk/indian-clock.ts';

const DAY_MS = 24 * 60 * 60_000;

/** @param time milliseconds since 1970. @returns the day in India, counted from the first of January 1970 */
export const indianDay = (time: number): number => Math.floor((time + INDIA_OFFSET_MS) / DAY_MS);

/** @param day as `indianDay` counts. @returns when it begins in India, in milliseconds since 1970 */
export const indianMidnight = (day: number): number => day * DAY_MS - INDIA_OFFSET_MS;
