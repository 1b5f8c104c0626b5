import { useEffect } from 'react';
import type { DeskRole } from '../../../contract/desk/team.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { keepPlace } from '../../shared/place/kept-place.ts';
import { leaveFor } from '../../shared/session/arrival.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Who is at the desk; `isDemo` as the server marks every account of a demo. */
interface Person {
  email: string;
  role: DeskRole;
  isDemo: boolean;
}

/** Reloads a page restored from the back/forward cache: it may be older than the session. */
function reloadWhenRestored() {
  const reload = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  addEventListener('pageshow', reload);
  return () => removeEventListener('pageshow', reload);
}

/**
 * Redirects everyone but the team to the sign-in page (specification §6).
 * @returns who is at the desk; null until the session has been checked and while redirecting.
 */
export function useAdministratorGuard(): Person | null {
  const { loading, session, access, role, hasEnded, isLeaving } = useSession();
  const isOpen = access === 'granted' || access === 'checking';
  const isTurnedAway = !loading && !isLeaving && (session === null || !isOpen);

  useEffect(reloadWhenRestored, []);
  useEffect(() => {
    if (!isTurnedAway) return;
    keepPlace();
    leaveFor(ROUTES.auth, hasEnded ? 'sessionEnded' : undefined);
  }, [isTurnedAway, hasEnded]);

  if (!session || access !== 'granted' || !role) return null;
  const { email = '', app_metadata: marks } = session.user;
  // A session that this device kept may hold less than the type says.
  return { email, role, isDemo: marks?.demo === true };
}
