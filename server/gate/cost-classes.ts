import { CONTENT_ENDPOINT } from '../../contract/desk/content/content.ts';
import { CALENDAR_ENDPOINT, DEMO_ENDPOINT } from '../../contract/desk/desk-paths.ts';
import { EXPORT_FILE } from '../../contract/desk/export.ts';
import { ENQUIRY_ENDPOINT } from '../../contract/paths.ts';
import { RECEIPT_ENDPOINT, SOFT_LEAD_ENDPOINT } from '../../contract/routes.ts';
import type { Rate, Rates } from './buckets.ts';

export interface CostClass extends Rates {
  /** For each account and known device, whatever its network: no flood of strangers keeps it out. */
  perAccount?: Rate;
  refusal: 'auth' | 'function' | 'json' | 'text';
}

const FORM_SIDE = {
  perNetwork: { burst: 60, perSecond: 2 },
  inAll: { burst: 300, perSecond: 100 },
  refusal: 'function',
} as const;

/** A class without `inAll` must be answered in a flood from many networks too. */
export const COST_CLASSES = {
  // The answer is cached for a second; whatever restarts a failing server has to get it.
  health: { perNetwork: { burst: 100, perSecond: 50 }, refusal: 'json' },
  // Opening a form, the enquiry, and its proof of work: each three times what FORM_RATES admits.
  enquiry: { perNetwork: { burst: 120, perSecond: 12 }, refusal: 'function' },
  receipt: FORM_SIDE,
  click: FORM_SIDE,
  calendar: {
    perNetwork: { burst: 60, perSecond: 1 },
    inAll: { burst: 300, perSecond: 60 },
    refusal: 'text',
  },
  // The limits of server/auth/limits are counted in the database; this bounds the counting.
  auth: {
    perNetwork: { burst: 120, perSecond: 20 },
    inAll: { burst: 300, perSecond: 100 },
    perAccount: { burst: 120, perSecond: 20 },
    refusal: 'auth',
  },
  // No page of ours asks over REST without a sign-in; an account asks most when everything reloads.
  read: {
    perNetwork: { burst: 60, perSecond: 10 },
    inAll: { burst: 300, perSecond: 100 },
    perAccount: { burst: 300, perSecond: 100 },
    refusal: 'json',
  },
  // A ticket costs the database an update, and opens a file of everything.
  'desk-file': {
    perNetwork: { burst: 10, perSecond: 0.5 },
    inAll: { burst: 60, perSecond: 10 },
    refusal: 'json',
  },
  content: {
    perNetwork: { burst: 30, perSecond: 2 },
    inAll: { burst: 100, perSecond: 20 },
    perAccount: { burst: 60, perSecond: 5 },
    refusal: 'json',
  },
  preview: {
    perNetwork: { burst: 30, perSecond: 2 },
    inAll: { burst: 300, perSecond: 50 },
    refusal: 'text',
  },
  // A page of the draft asks for some thirty files.
  draft: { perNetwork: { burst: 600, perSecond: 100 }, refusal: 'text' },
} as const satisfies Record<string, CostClass>;
export type CostClassName = keyof typeof COST_CLASSES;

/** Enquiries: the form's token, which is in the body, decides whether it is known; see mountEnquiryFunction. */
export const FORM_RATES: Rates = {
  perNetwork: { burst: 40, perSecond: 4 },
  inAll: { burst: 300, perSecond: 60 },
};

/** The class of each address and of everything below it; the first that fits counts. */
const ADDRESSES: readonly (readonly [address: string, CostClassName])[] = [
  ['/healthz', 'health'],
  ['/auth/v1', 'auth'],
  ['/rest/v1', 'read'],
  [ENQUIRY_ENDPOINT, 'enquiry'],
  [RECEIPT_ENDPOINT, 'receipt'],
  [SOFT_LEAD_ENDPOINT, 'click'],
  [CALENDAR_ENDPOINT, 'calendar'],
  [EXPORT_FILE, 'desk-file'],
  [CONTENT_ENDPOINT, 'content'],
  [DEMO_ENDPOINT, 'content'],
  // Each page of the draft loads it.
  ['/preview/mark.js', 'draft'],
  ['/preview', 'preview'],
];

const FREE_ROUTES: ReadonlySet<string> = new Set([
  // A built file, a redirect, or "not found"; of class `draft` for a browser that is shown the draft.
  '/*',
  // "Not found", since every function has a class.
  '/functions/v1/*',
  '/admin/leads/:reference{YC-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}}',
]);

export const costClassOf = (path: string): CostClassName | undefined =>
  ADDRESSES.find(([address]) => path === address || path.startsWith(`${address}/`))?.[1];

/** Keeps a route without a class from being served. */
export function requireCostClasses(routes: readonly { path: string }[]): void {
  const missing = routes.find(({ path }) => !costClassOf(path) && !FREE_ROUTES.has(path));
  if (missing)
    throw new Error(`${missing.path} has no cost class: see server/gate/cost-classes.ts.`);
}
