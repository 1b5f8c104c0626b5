import type { Session } from '@supabase/supabase-js';
import { BACKEND_URL } from '../backend/backend.ts';
import { DeskError } from '../backend/desk-error.ts';
import { notingFetch } from '../backend/noting-fetch.ts';
import { KEPT_SESSION } from '../session/kept-session.ts';
import { deviceStorage } from '../storage.ts';
import { keptOwner } from './kept-answers.ts';
import { ACCOUNT, AS_OF, KEPT_ONLY } from './kept-headers.ts';

/** Whether this account has opened the desk on this device and not logged out since. */
export const hasOpenedDesk = (userId: string): Promise<boolean> =>
  keptOwner().then(
    (owner) => owner === userId,
    () => false,
  );

/**
 * The session that the browser stores, though nobody can check it: it opens what this device keeps and nothing
 * else, as every call is decided by the server.
 */
export async function readStoredSession(): Promise<Session | null> {
  const session = findStoredSession();
  return session && (await hasOpenedDesk(session.user.id)) ? session : null;
}

function findStoredSession(): Session | null {
  try {
    const key = deviceStorage.find(KEPT_SESSION);
    return JSON.parse((key && deviceStorage.read(key)) ?? 'null');
  } catch {
    // It holds something else.
    return null;
  }
}

/** Headers of a request that only what the device keeps for the account of this page may answer. */
export const keptOnlyHeaders = (): Record<string, string> => ({
  [KEPT_ONLY]: '1',
  [ACCOUNT]: findStoredSession()?.user.id ?? '',
});

/**
 * Asks the worker for what the device keeps: without network the client of the backend would first try for half a
 * minute to renew the session.
 */
export async function askDevice(name: string, given: unknown): Promise<unknown> {
  const response = await notingFetch(`${BACKEND_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...keptOnlyHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(given),
  }).catch(() => undefined);
  if (response?.headers.has(AS_OF)) return response.json();
  throw new DeskError('Without network there is only what was opened on this device before.', 0);
}
