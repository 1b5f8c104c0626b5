import { useEffect } from 'react';
import type { DeskRole } from '../../../contract/desk/team.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { keepPlace } from '../../shared/place/kept-place.ts';
import { leaveFor } from '../../shared/session/arrival.ts';
import { useSession } from '../../shared/session/use-session.ts';

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
export function useAdministratorGuard(): { email: string; role: DeskRole } | null {
  const { loading, session, access, role, hasEnded, isLeaving } = useSession();
  const isOpen = access === 'granted' || access === 'checking';
  const isTurnedAway = !loading && !isLeaving && (session === null || !isOpen);

  useEffect(reloadWhenRestored, []);
  useEffect(() => {
    if (!isTurnedAway) return;
    keepPlace();
    leaveFor(ROUTES.auth, hasEnded ? 'sessionEnded' : undefined);
  }, [isTurnedAway, hasEnded]);

  return session && access === 'granted' && role ? { email: session.user.email ?? '', role } : null;
}
