import type { Session } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { DeskRole } from '../../../contract/desk/team.ts';
import { backend } from '../backend/backend.ts';
import { DeskError, readAnswer } from '../backend/desk-error.ts';
import { holdRequests } from '../backend/hold-requests.ts';
import { deviceStorage } from '../storage.ts';
import { createStore } from '../store.ts';
import { KEPT_SESSION } from './kept-session.ts';

/**
 * `codeNeeded`: somebody of the team, but this session has not used the account's two-step login.
 * `unclear`: the role could not be read. Only `granted` opens anything.
 */
export type Access = 'checking' | 'granted' | 'codeNeeded' | 'refused' | 'unclear';

export interface SessionState {
  /** True until it is known whether there is a session (specification §4). */
  loading: boolean;
  session: Session | null;
  access: Access;
  /** What the account is at the desk; undefined for a stranger and until it is known. */
  role?: DeskRole | undefined;
  /** A session existed, or was stored on an earlier visit, and ended without a log-out on this page. */
  hasEnded: boolean;
  isLeaving: boolean;
}

/** Whose role was looked up last, and which it is: without network nobody can be asked. */
const KEPT_ROLE = 'lead-desk-role';

const isOffline = () => navigator.onLine === false;
const withoutNetwork = () => import('../offline/without-network.ts');
const readStored = async () => (await withoutNetwork()).readStoredSession();

/** @returns whether this browser keeps a session, be it good or not; false when storage is blocked. */
const isSessionKept = (): boolean => deviceStorage.find(KEPT_SESSION) !== undefined;

const wasKept = isSessionKept();
const store = createStore<SessionState>({
  loading: true,
  session: null,
  access: 'checking',
  hasEnded: false,
  isLeaving: false,
});
const publish = (change: Partial<SessionState>) => store.set({ ...store.get(), ...change });

const profileSchema = v.object({ role: v.string() });

/** The role in the user's profile. @throws when it cannot be read; a session that the server refuses is dropped */
async function loadRole(userId: string): Promise<string> {
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
}

/** Whether the account has a two-step login that this session has not used. @throws when that is not known */
async function needsCode({ access_token }: Session): Promise<boolean> {
  if (isOffline()) return false;
  // Given the token, it asks the server, which also knows devices added elsewhere.
  const { data, error } = await backend.auth.mfa.getAuthenticatorAssuranceLevel(access_token);
  // The session is gone: the client drops it and emits an event; nothing opens until then.
  if (error?.name === 'AuthSessionMissingError') return true;
  if (error) throw error;
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}

/** What the role of a profile means at the desk; undefined for one that opens nothing. */
function readRole(name = ''): DeskRole | undefined {
  if (name === 'admin') return 'owner';
  return name === 'caller' || name === 'viewer' || name === 'editor' ? name : undefined;
}

function readKeptRole(userId: string): DeskRole | undefined {
  const [account, name] = deviceStorage.read(KEPT_ROLE)?.split(' ') ?? [];
  return account === userId ? readRole(name) : undefined;
}

/** A refusal opens nothing (specification §4); 502 to 504 come from a proxy that has reached nobody. */
function wasAnswered(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && (status < 502 || status > 504);
}

async function findAccess(session: Session): Promise<Pick<SessionState, 'access' | 'role'>> {
  const { id } = session.user;
  try {
    const [name, isCodeNeeded] = await Promise.all([loadRole(id), needsCode(session)]);
    const role = readRole(name);
    if (!role) return { access: 'refused' };
    deviceStorage.keep(KEPT_ROLE, `${id} ${name}`);
    return { access: isCodeNeeded ? 'codeNeeded' : 'granted', role };
  } catch (error) {
    // It ended meanwhile; what was found out about it matters no more.
    if (store.get().session !== session) return { access: 'refused' };
    // Without network it shows what the device keeps; whatever else is asked, the server decides.
    if (!wasAnswered(error) && (await (await withoutNetwork()).hasOpenedDesk(id)))
      return { access: 'granted', role: readKeptRole(id) ?? 'viewer' };
    console.error('The role could not be looked up.', error);
    return { access: 'unclear' };
  }
}

/** Looks the role up, on load and after each change of the session. */
async function adopt(session: Session | null): Promise<void> {
  const state = store.get();
  if (!session) {
    // A session that is still stored has not ended; it could only not be checked.
    const wasThere = state.session !== null || (wasKept && !isSessionKept());
    const hasEnded = state.hasEnded || (wasThere && !state.isLeaving);
    publish({ loading: false, session, access: 'refused', hasEnded });
    return;
  }
  const isKnown = session.access_token === state.session?.access_token;
  const isSameUser = session.user.id === state.session?.user.id;
  // The client repeats "signed in" whenever the tab becomes visible, though nothing has changed.
  if (isKnown && state.access !== 'unclear') return;
  // For the same person, the page keeps what it shows until the answer arrives.
  const isSettled = state.access === 'granted' || state.access === 'codeNeeded';
  const shown = isSameUser && isSettled ? state.access : 'checking';
  publish({ session, access: shown, hasEnded: false });
  const found = await findAccess(session);
  if (store.get().session === session) publish({ loading: false, ...found });
}

async function start(): Promise<void> {
  backend.auth.onAuthStateChange((_event, session) => {
    if (session || !isSessionKept()) void adopt(session);
    // It could not be renewed, which is no reason to close what this device keeps.
    else void readStored().then(adopt);
  });
  // Without network the client would try for half a minute to renew a session.
  const session = isOffline() ? null : (await backend.auth.getSession()).data.session;
  await adopt(session ?? (isSessionKept() ? await readStored() : null));
}

export const pageSession = {
  getState: store.get,
  subscribe: store.follow,
  checkAgain: () => adopt(store.get().session),
  /** Ends all sessions of the account; on failure the session stays. Never rejects. */
  signOut: async (): Promise<{ error: unknown }> => {
    publish({ isLeaving: true });
    const letGo = await holdRequests();
    const outcome = await backend.auth.signOut().catch((error: unknown) => ({ error }));
    if (outcome.error) {
      letGo();
      publish({ isLeaving: false });
    }
    return outcome;
  },
};

void start();

export const useSession = (): SessionState =>
  useSyncExternalStore(pageSession.subscribe, pageSession.getState);
