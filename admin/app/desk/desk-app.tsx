import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DESK_WORKER, ROUTES } from '../../../contract/routes.ts';
import { ErrorBoundary } from '../../../ui/react/error-boundary.tsx';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { PageFault } from '../../shared/account/note.tsx';
import { deferred } from '../../shared/deferred.tsx';
import { tFilled } from '../../shared/language/filled.ts';
import { Spoken } from '../../shared/language/spoken.tsx';
import { keepPlace, restorePlace } from '../../shared/place.ts';
import { RoleContext } from '../../shared/role.ts';
import { announceArrival, leaveFor } from '../../shared/session/arrival.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { workerUrl } from '../../worker/worker-url.ts';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { LeadDesk } from './lead-desk.tsx';
import { queryClient } from './query-client.ts';

/** Keeps the desk on the device once the page is loaded, so that it does not slow that. */
function registerWorker(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', registerWorker, { once: true });
    return;
  }
  // Public pages begin differently than the scope, so that the worker never controls one.
  const options = { scope: ROUTES.admin };
  // Without it the desk works as before, with network only.
  navigator.serviceWorker?.register(workerUrl(DESK_WORKER), options).catch(() => {});
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
 * @returns who is at the desk; `isDemo` as the server marks every account of a demo
 */
function useTeamGuard() {
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

const DemoBar = deferred(() => import('../../features/demo-bar.tsx'));

bearTranslation();

export const DeskApp = () => (
  <ErrorBoundary fallback={() => <PageFault />}>
    <Spoken fallback={<DeskSkeleton />}>
      <Desk />
    </Spoken>
  </ErrorBoundary>
);

function Desk() {
  // Before the guard, which keeps the place of who has to sign in first.
  useEffect(() => {
    restorePlace();
    announceArrival();
    registerWorker();
  }, []);
  const person = useTeamGuard();

  return (
    <QueryClientProvider client={queryClient}>
      {person ? (
        <RoleContext value={person.role}>
          {person.isDemo && <DemoBar />}
          <LeadDesk email={person.email} />
        </RoleContext>
      ) : (
        <DeskSkeleton />
      )}
      <Toaster say={tFilled} />
    </QueryClientProvider>
  );
}
