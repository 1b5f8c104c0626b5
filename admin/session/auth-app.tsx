import { useEffect, useState } from 'react';
import { ROUTES } from '../../contract/routes.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { announceArrival, leaveFor } from './arrival.ts';
import { AuthForms } from './auth-forms.tsx';
import { AuthSkeleton } from './auth-skeleton.tsx';
import { SESSION_ENDED } from './messages.ts';
import { NoAccess } from './no-access.tsx';
import { Note } from './note.tsx';
import { CodeStep } from './second-factor/code-step.tsx';
import { useSession } from './use-session.ts';

/** The application behind /auth; whoever has a session that opens the desk is sent on to it. */
export function AuthApp() {
  const { loading, session, access } = useSession();
  const [hasSessionEnded, setHasSessionEnded] = useState(false);
  const isAdministrator = access === 'granted';

  useEffect(() => setHasSessionEnded(announceArrival().hasSessionEnded), []);
  useEffect(() => {
    if (isAdministrator) leaveFor(ROUTES.admin);
  }, [isAdministrator]);

  const isTurnedAway = session !== null && (access === 'refused' || access === 'unclear');
  return (
    <>
      <div role="status">{hasSessionEnded && !session && <Note title={SESSION_ENDED} />}</div>
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
