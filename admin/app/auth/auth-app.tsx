import { useEffect, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { ErrorBoundary } from '../../../ui/react/error-boundary.tsx';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { CodeStep } from '../../features/sign-in/code-step.tsx';
import { readKeptSignUp } from '../../shared/account/kept-sign-up.ts';
import { Note } from '../../shared/form/note.tsx';
import { PageFault } from '../../shared/form/page-fault.tsx';
import { announceArrival, leaveFor } from '../../shared/session/arrival.ts';
import { SESSION_ENDED } from '../../shared/session/session-messages.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AuthForms } from './auth-forms.tsx';
import { AuthSkeleton } from './auth-skeleton.tsx';
import { NoAccess } from './no-access.tsx';

bearTranslation();

/** The application at /auth. A session that may open the desk is redirected to it. */
export const AuthApp = () => (
  <ErrorBoundary fallback={() => <PageFault />}>
    <Auth />
  </ErrorBoundary>
);

function Auth() {
  const { loading, session, access } = useSession();
  const [hasSessionEnded, setHasSessionEnded] = useState<boolean>();
  const isAdministrator = access === 'granted';

  useEffect(() => setHasSessionEnded(announceArrival().hasSessionEnded), []);
  // Also removes what is past its hour.
  useEffect(() => void readKeptSignUp(), []);
  useEffect(() => {
    if (isAdministrator) leaveFor(ROUTES.admin);
  }, [isAdministrator]);

  const [isKeeping] = useState(keepsSessions);
  const isTurnedAway = session !== null && (access === 'refused' || access === 'unclear');
  return (
    <>
      <div role="status">
        {hasSessionEnded && !session && <Note title={SESSION_ENDED} />}
        {!isKeeping && (
          <Note title="This browser keeps nothing for this site">
            Allow cookies and site data here. Otherwise the desk cannot keep you signed in.
          </Note>
        )}
      </div>
      {loading ? (
        <AuthSkeleton />
      ) : isTurnedAway ? (
        <NoAccess email={session.user.email ?? ''} isUnclear={access === 'unclear'} />
      ) : session && access === 'codeNeeded' ? (
        <CodeStep user={session.user} />
      ) : (
        <AuthForms />
      )}
      <Toaster />
    </>
  );
}

/** The desk is another page than this one: what is only remembered here is gone there. */
function keepsSessions(): boolean {
  try {
    localStorage.setItem('lead-desk-try', '');
    localStorage.removeItem('lead-desk-try');
    return true;
  } catch {
    return false;
  }
}
