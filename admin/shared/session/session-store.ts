import type { Session } from '@supabase/supabase-js';
import type { DeskRole } from '../../../contract/desk/team.ts';

/**
 * `codeNeeded`: somebody of the team, but this session has not used the account's second factor.
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
  /**
   * A session existed, or was stored on an earlier visit, and ended without a log-out on this page.
   */
  hasEnded: boolean;
  /** Log-out is under way on this page. */
  isLeaving: boolean;
}

/** What the session store needs from the backend. */
export interface SessionBackend {
  onChange: (listener: (session: Session | null) => void) => void;
  getSession: () => Promise<Session | null>;
  /** Whether the browser stores a session, valid or not; a log-out or a refusal removes it. */
  isKept: () => boolean;
  /** The role in the user's profile; throws when it cannot be read, and drops a session that the server refuses. */
  loadRole: (userId: string) => Promise<string>;
  /**
   * Whether the account has a second factor that this session has not used; throws when unknown.
   */
  needsCode: (session: Session) => Promise<boolean>;
  /** Whether this account has opened the desk on this device before; asked when the role is unknown. */
  hasOpenedDesk: (userId: string) => Promise<boolean>;
  /** What `keepRole` kept of this account on this device. */
  keptRole: (userId: string) => string | undefined;
  keepRole: (userId: string, name: string) => void;
  /** Never rejects. */
  signOut: () => Promise<{ error: unknown }>;
}

const START: SessionState = {
  loading: true,
  session: null,
  access: 'checking',
  hasEnded: false,
  isLeaving: false,
};

/** What the role of a profile means at the desk; undefined for one that opens nothing. */
function readRole(name: string): DeskRole | undefined {
  if (name === 'admin') return 'owner';
  return name === 'caller' || name === 'viewer' || name === 'editor' ? name : undefined;
}

/** A refusal opens nothing (specification §4); 502 to 504 come from a proxy that has reached nobody. */
function wasAnswered(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && (status < 502 || status > 504);
}

/**
 * Tracks who is signed in and whether it is somebody of the team. The role is looked up on load and
 * after each change of the session; a failed lookup is logged and opens nothing.
 */
export function createSessionStore(backend: SessionBackend) {
  let state = START;
  const wasKept = backend.isKept();
  const listeners = new Set<() => void>();

  function publish(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function findAccess(session: Session): Promise<Pick<SessionState, 'access' | 'role'>> {
    try {
      const [name, needsCode] = await Promise.all([
        backend.loadRole(session.user.id),
        backend.needsCode(session),
      ]);
      const role = readRole(name);
      if (!role) return { access: 'refused' };
      backend.keepRole(session.user.id, name);
      return { access: needsCode ? 'codeNeeded' : 'granted', role };
    } catch (error) {
      // It ended meanwhile; what was found out about it matters no more.
      if (state.session !== session) return { access: 'refused' };
      // Without network it shows what the device keeps; whatever else is asked, the server decides.
      const { id } = session.user;
      if (!wasAnswered(error) && (await backend.hasOpenedDesk(id))) {
        return { access: 'granted', role: readRole(backend.keptRole(id) ?? '') ?? 'viewer' };
      }
      console.error('The role could not be looked up.', error);
      return { access: 'unclear' };
    }
  }

  async function adopt(session: Session | null): Promise<void> {
    if (!session) {
      // A session that is still stored has not ended; it could only not be checked.
      const wasThere = state.session !== null || (wasKept && !backend.isKept());
      const hasEnded = state.hasEnded || (wasThere && !state.isLeaving);
      publish({ loading: false, session, access: 'refused', hasEnded });
      return;
    }
    const isKnown = session.access_token === state.session?.access_token;
    const isSameUser = session.user.id === state.session?.user.id;
    // The client repeats "signed in" whenever the tab becomes visible again, though nothing has
    // changed.
    if (isKnown && state.access !== 'unclear') return;
    // For the same person, the page keeps what it shows until the answer arrives.
    const isSettled = state.access === 'granted' || state.access === 'codeNeeded';
    const shown = isSameUser && isSettled ? state.access : 'checking';
    publish({ session, access: shown, hasEnded: false });
    const found = await findAccess(session);
    if (state.session === session) publish({ loading: false, ...found });
  }

  /** Starts following the session; call it once. */
  async function start(): Promise<void> {
    backend.onChange((session) => void adopt(session));
    await adopt(await backend.getSession());
  }

  /** Ends all sessions of the account; on failure the session stays. */
  async function signOut(): Promise<{ error: unknown }> {
    publish({ isLeaving: true });
    const outcome = await backend.signOut();
    if (outcome.error) publish({ isLeaving: false });
    return outcome;
  }

  return {
    start,
    signOut,
    /** Repeats a failed role lookup. */
    checkAgain: () => adopt(state.session),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}
