import type { Session } from '@supabase/supabase-js';

/**
 * `codeNeeded`: the administrator, but without the second factor of the account in this session.
 * `unclear`: the role could not be read. Only `granted` opens anything.
 */
export type Access = 'checking' | 'granted' | 'codeNeeded' | 'refused' | 'unclear';

export interface SessionState {
  /** True until the first session is known, be it none (specification §4). */
  loading: boolean;
  session: Session | null;
  access: Access;
  /** A session was there, or was kept from an earlier visit, and ended without a log-out here. */
  hasEnded: boolean;
  /** Log-out is under way on this page. */
  isLeaving: boolean;
}

/** The part of the backend that sessions need. */
export interface SessionBackend {
  onChange: (listener: (session: Session | null) => void) => void;
  getSession: () => Promise<Session | null>;
  /** Whether the browser keeps a session, good or not; a log-out or a refusal removes it. */
  isKept: () => boolean;
  /** The role in the user's profile; throws when it cannot be read. */
  loadRole: (userId: string) => Promise<string>;
  /** Whether the account has a second factor that the session lacks; throws when nobody can say. */
  needsCode: (session: Session) => Promise<boolean>;
  signOut: () => Promise<{ error: unknown }>;
}

const START: SessionState = {
  loading: true,
  session: null,
  access: 'checking',
  hasEnded: false,
  isLeaving: false,
};

/**
 * Keeps who is signed in and whether that is the administrator. The role is looked up after each
 * change of the session and once on load; a lookup that fails is logged and opens nothing.
 */
export function createSessionStore(backend: SessionBackend) {
  let state = START;
  const wasKept = backend.isKept();
  const listeners = new Set<() => void>();

  function publish(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function findAccess(session: Session): Promise<Access> {
    try {
      const [role, needsCode] = await Promise.all([
        backend.loadRole(session.user.id),
        backend.needsCode(session),
      ]);
      if (role !== 'admin') return 'refused';
      return needsCode ? 'codeNeeded' : 'granted';
    } catch (error) {
      console.error('The role could not be looked up.', error);
      return 'unclear';
    }
  }

  async function adopt(session: Session | null): Promise<void> {
    if (!session) {
      // One that is still kept has not ended: nobody could be asked whether it is good.
      const wasThere = state.session !== null || (wasKept && !backend.isKept());
      const hasEnded = state.hasEnded || (wasThere && !state.isLeaving);
      publish({ loading: false, session, access: 'refused', hasEnded });
      return;
    }
    const isKnown = session.access_token === state.session?.access_token;
    const isSameUser = session.user.id === state.session?.user.id;
    // The client repeats "signed in" whenever the tab is looked at again; nothing has changed then.
    if (isKnown && state.access !== 'unclear') return;
    // What the page shows for the same person stays until the answer is there.
    const isSettled = state.access === 'granted' || state.access === 'codeNeeded';
    const shown = isSameUser && isSettled ? state.access : 'checking';
    publish({ session, access: shown, hasEnded: false });
    const access = await findAccess(session);
    if (state.session === session) publish({ loading: false, access });
  }

  /** Begins to follow the session; call it once. */
  async function start(): Promise<void> {
    backend.onChange((session) => void adopt(session));
    await adopt(await backend.getSession());
  }

  /** Ends the session everywhere; on failure it stays. */
  async function signOut(): Promise<{ error: unknown }> {
    publish({ isLeaving: true });
    const outcome = await backend.signOut().catch((error: unknown) => ({ error }));
    if (outcome.error) publish({ isLeaving: false });
    return outcome;
  }

  return {
    start,
    signOut,
    /** Looks the role up once more, after a lookup that failed. */
    checkAgain: () => adopt(state.session),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}
