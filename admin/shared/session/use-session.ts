import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { backend } from '../backend/backend.ts';
import { DeskError } from '../backend/desk-error.ts';
import { holdRequests } from '../backend/hold-requests.ts';
import { readAnswer } from '../backend/read-answer.ts';
import { deviceStorage } from '../storage.ts';
import { KEPT_SESSION } from './kept-session.ts';
import { createSessionStore, type SessionState } from './session-store.ts';

const profileSchema = v.object({ role: v.string() });

const isOffline = () => navigator.onLine === false;
const NO_ANSWER = { data: { session: null } };
const withoutNetwork = () => import('../offline/without-network.ts');
const readStored = async () => (await withoutNetwork()).readStoredSession();

/** Whose role was looked up last, and which it is: without network nobody can be asked. */
const KEPT_ROLE = 'lead-desk-role';

/** @returns whether this browser keeps a session, be it good or not; false when storage is blocked. */
const isSessionKept = (): boolean => deviceStorage.find(KEPT_SESSION) !== undefined;

/** The page's session store, shared by all components. */
export const pageSession = createSessionStore({
  onChange: (listener) => {
    backend.auth.onAuthStateChange((_event, session) => {
      if (session || !isSessionKept()) listener(session);
      // It could not be renewed, which is no reason to close what this device keeps.
      else void readStored().then(listener);
    });
  },
  getSession: async () => {
    // Without network the client would try for half a minute to renew a session.
    const { data } = isOffline() ? NO_ANSWER : await backend.auth.getSession();
    return data.session ?? (isSessionKept() ? readStored() : null);
  },
  isKept: isSessionKept,
  loadRole: async (userId) => {
    if (isOffline()) throw new Error('There is no network.');
    const { data, error, status } = await backend
      .from('profiles')
      .select('role')
      .eq('user_id', userId)
      .single();
    // No row is a valid answer: this account has no role.
    if (error?.code === 'PGRST116') return 'none';
    // The session is gone on the server: once dropped here, the page leads to sign-in and says why.
    if (status === 401) await backend.auth.signOut({ scope: 'local' });
    if (error) throw new DeskError(error.message, status);
    return readAnswer(profileSchema, data, 'profiles').role;
  },
  needsCode: async ({ access_token }) => {
    if (isOffline()) return false;
    // Given the token, it asks the server, which also knows devices added elsewhere.
    const { data, error } = await backend.auth.mfa.getAuthenticatorAssuranceLevel(access_token);
    // The session is gone: the client drops it and emits an event; nothing opens until then.
    if (error?.name === 'AuthSessionMissingError') return true;
    if (error) throw error;
    return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
  },
  hasOpenedDesk: async (userId) => (await withoutNetwork()).hasOpenedDesk(userId),
  keptRole: (userId) => {
    const [account, name] = deviceStorage.read(KEPT_ROLE)?.split(' ') ?? [];
    return account === userId ? name : undefined;
  },
  keepRole: (userId, name) => void deviceStorage.keep(KEPT_ROLE, `${userId} ${name}`),
  signOut: async () => {
    const letGo = await holdRequests();
    const outcome = await backend.auth.signOut().catch((error: unknown) => ({ error }));
    if (outcome.error) letGo();
    return outcome;
  },
});

void pageSession.start();

export function useSession(): SessionState {
  return useSyncExternalStore(pageSession.subscribe, pageSession.getState);
}
