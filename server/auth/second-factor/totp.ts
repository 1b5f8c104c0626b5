import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const PERIOD = 30;
/** Half minutes before and after the current one whose codes are accepted, since clocks drift. */
const DRIFT = 1;
/** 160 bits, as RFC 4226 recommends and authenticator apps expect. */
const SECRET_BYTES = 20;

/** What an authenticator app needs to know, in the three forms of hosted Supabase. */
export interface Provisioning {
  secret: string;
  uri: string;
  /** SVG without `#` and `%`: supabase-js puts it into a data URL unescaped. */
  qr_code: string;
}

/** @returns a new random secret, Base32. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Builds the forms of a secret for an authenticator app, which shows `issuer` and `account`. */
export function provision(secret: string, issuer: string, account: string): Provisioning {
  const totp = new TOTP({ issuer, label: account, secret, period: PERIOD });
  const uri = totp.toString();
  const qr_code = renderSVG(uri, { border: 3, whiteColor: 'white', blackColor: 'black' });
  return { secret, uri, qr_code };
}

/**
 * Finds the half minute (counted since 1970) whose code this is; compares in constant time.
 * @param now milliseconds since 1970
 * @returns undefined when the code is wrong
 */
export function findStep(secret: string, code: string, now: number): number | undefined {
  // The comparison throws on texts of the same length but with other bytes.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret, period: PERIOD });
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT });
  return drift === null ? undefined : totp.counter({ timestamp: now }) + drift;
}
