import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../../../ui/react/error-boundary.tsx';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { PageFault } from '../../shared/form/page-fault.tsx';
import { restorePlace } from '../../shared/place/kept-place.ts';
import { RoleContext } from '../../shared/role/role.ts';
import { announceArrival } from '../../shared/session/arrival.ts';
import { registerWorker } from '../../worker/register-worker.ts';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { LeadDesk } from './lead-desk.tsx';
import { queryClient } from './query-client.ts';
import { useAdministratorGuard } from './use-administrator-guard.ts';

const DemoBar = lazy(() => import('../../features/demo/demo-bar.tsx'));
const EditorDesk = lazy(() => import('./editor-desk.tsx'));

bearTranslation();

/**
 * The application at /admin. It shows no data until the session is known to be somebody's of the team.
 */
export const DeskApp = () => (
  <ErrorBoundary fallback={() => <PageFault />}>
    <Desk />
  </ErrorBoundary>
);

function Desk() {
  const person = useAdministratorGuard();
  useEffect(() => {
    restorePlace();
    announceArrival();
    registerWorker();
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      {person ? (
        <RoleContext value={person.role}>
          {person.isDemo && (
            <Suspense>
              <DemoBar />
            </Suspense>
          )}
          {person.role === 'editor' ? (
            <Suspense fallback={<DeskSkeleton />}>
              <EditorDesk email={person.email} />
            </Suspense>
          ) : (
            <LeadDesk email={person.email} />
          )}
        </RoleContext>
      ) : (
        <DeskSkeleton />
      )}
      <Toaster />
    </QueryClientProvider>
  );
}
