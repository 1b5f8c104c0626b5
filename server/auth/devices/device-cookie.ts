import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { isEqualText } from '../../../supabase/functions/_shared/equal-text.ts';
import type { AuthService } from '../service.ts';
import { findDevice, type KnownDevice } from '../store/known-devices.ts';

/** As long as `private.known_devices` keeps a device after its last sign-in. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

type CookieParts = Pick<AuthService, 'keys' | 'siteUrl'>;

const isEncrypted = ({ siteUrl }: Pick<CookieParts, 'siteUrl'>) => siteUrl.startsWith('https:');
/** Browsers take a cookie of the first name from an encrypted answer only. */
const nameFor = (parts: Pick<CookieParts, 'siteUrl'>) =>
  isEncrypted(parts) ? '__Secure-yctfc-device' : 'yctfc-device';

const attributes = (parts: CookieParts): CookieOptions => ({
  // The auth service alone reads it: no page, no other part of the server.
  path: '/auth/v1',
  httpOnly: true,
  sameSite: 'Strict',
  secure: isEncrypted(parts),
});

const signatures = ({ keys }: Pick<CookieParts, 'keys'>, id: string): string[] =>
  keys.digests('device', id).map((digest) => digest.toString('base64url'));

/** Gives the browser the id under which its account knows it. */
export function sendDeviceCookie(service: CookieParts, c: Context, id: string): void {
  const [signature] = signatures(service, id);
  setCookie(c, nameFor(service), `${id}.${signature}`, {
    ...attributes(service),
    maxAge: MAX_AGE_SECONDS,
  });
}

/** Takes the cookie back from a browser that sent one. */
export function dropDeviceCookie(service: CookieParts, c: Context): void {
  const name = nameFor(service);
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, attributes(service));
}

/** @returns the id in the request's cookie; undefined unless one of our secrets signed it */
export function readDeviceId(service: CookieParts, c: Context): string | undefined {
  const [id = '', signature = ''] = (getCookie(c, nameFor(service)) ?? '').split('.');
  const isSigned = id && signatures(service, id).some((ours) => isEqualText(ours, signature));
  return isSigned ? id : undefined;
}

/**
 * The known device that sent a request. The signature is checked first, so that made-up cookies cost
 * the database nothing.
 */
export async function findRequestDevice(
  service: Pick<AuthService, 'keys' | 'siteUrl' | 'database'>,
  c: Context,
): Promise<KnownDevice | undefined> {
  const id = readDeviceId(service, c);
  return id === undefined ? undefined : service.database.transaction((tx) => findDevice(tx, id));
}
