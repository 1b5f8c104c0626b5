import { isEqualText } from '../../../supabase/functions/_shared/equal-text.ts';
import type { SigningKeys } from '../../auth/keys/signing-keys.ts';

/** Of an address: it is opened at once, by the browser that asked for it. */
const ADDRESS_MS = 60_000;
/** How long a browser may look at the draft. */
export const LOOK_SECONDS = 3600;

type Keys = Pick<SigningKeys, 'digests'>;
type Purpose = 'preview-address' | 'preview-cookie';

const signatures = (keys: Keys, purpose: Purpose, until: string): string[] =>
  keys.digests(purpose, until).map((digest) => digest.toString('base64url'));

function makePass(keys: Keys, purpose: Purpose, until: number): string {
  const [signature = ''] = signatures(keys, purpose, String(until));
  return `${until}.${signature}`;
}

function isValid(keys: Keys, purpose: Purpose, pass: string, now: number): boolean {
  const [until = '', signature = ''] = pass.split('.');
  const isSigned = signatures(keys, purpose, until).some((ours) => isEqualText(ours, signature));
  return isSigned && Number(until) > now;
}

/** What an address to the draft ends in; it holds for a minute. */
export const makeTicket = (keys: Keys, now = Date.now()): string =>
  makePass(keys, 'preview-address', now + ADDRESS_MS);
export const isTicket = (keys: Keys, ticket: string, now = Date.now()): boolean =>
  isValid(keys, 'preview-address', ticket, now);

/** What the browser then shows with each request, for an hour. */
export const makeCookie = (keys: Keys, now = Date.now()): string =>
  makePass(keys, 'preview-cookie', now + LOOK_SECONDS * 1000);
/** @param since when visitors began to see what they see now: an earlier pass is over, and its browser with them */
export const isCookie = (keys: Keys, cookie: string, since: number, now = Date.now()): boolean =>
  isValid(keys, 'preview-cookie', cookie, now) &&
  Number.parseInt(cookie, 10) - LOOK_SECONDS * 1000 >= since;
