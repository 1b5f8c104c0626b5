import type { Context } from 'hono';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import type { AppEnv } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { isNetworkOld, networkDigests } from './known-devices.ts';
import type { AccountChange } from './mails.ts';
import type { Proof, SignedIn } from './requests.ts';
import type { AuthService } from './service.ts';
import { deleteSessions } from './sessions.ts';

/** `actor` is null for the server; `detail` holds no name and no address. */
export const writeAudit = (
  tx: Transaction,
  actor: string | null,
  action: string,
  detail: Readonly<Record<string, string | number>>,
) =>
  tx.query('insert into private.audit_log (actor, action, detail) values ($1, $2, $3)', [
    actor,
    action,
    JSON.stringify(detail),
  ]);

/** First match names the program; the order matters, since most programs also claim to be others. */
const PROGRAMS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const;

const DEVICES = [
  [/\bAndroid\b/, 'an Android device'],
  [/\biPhone\b|\biPad\b/, 'an iPhone or iPad'],
  [/\bWindows\b/, 'a Windows computer'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'a Linux computer'],
] as const;

type Names = readonly (readonly [RegExp, string])[];
const nameOf = (names: Names, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

interface Place {
  userAgent: string;
  isNetworkKnown: boolean;
}

/** From a fixed list: what a stranger's program says of itself must not get into our mail. */
export function describePlace({ userAgent, isNetworkKnown }: Place): string {
  const program = nameOf(PROGRAMS, userAgent) ?? 'an unknown program';
  const device = nameOf(DEVICES, userAgent) ?? 'an unknown device';
  const network = isNetworkKnown
    ? 'in a network from which this account was used before'
    : 'in a network from which this account was first used within the last 24 hours';
  return `${program} on ${device}, ${network}`;
}

// Ends other sessions, audits, queues the owner’s mail. The caller wakes the mail worker after the commit.
export async function recordChange(
  service: AuthService,
  c: Context<AppEnv>,
  tx: Transaction,
  {
    change,
    signedIn: { user, sessionId },
    proof,
  }: { change: AccountChange; signedIn: SignedIn; proof: Proof },
): Promise<void> {
  const ended = await deleteSessions(tx, user.id, sessionId);
  await writeAudit(tx, user.id, `account.${change}`, { proof, sessions_ended: ended });
  const digests = networkDigests(service, networkOf(c.get('clientAddress')));
  const place = describePlace({
    userAgent: c.req.header('user-agent') ?? '',
    isNetworkKnown: await isNetworkOld(tx, user.id, digests),
  });
  await queueMail(tx, service.mails.notice(user.email, { change, place, at: new Date() }));
}
