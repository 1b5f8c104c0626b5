import { useEffect, useRef, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorBoundary } from '../../../ui/react/error-boundary.tsx';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { LanguageChoice } from '../../features/language-view.tsx';
import {
  CodeStep,
  ForgottenForm,
  SignInForm,
  SignUpForm,
} from '../../features/sign-in/sign-in-form.tsx';
import styles from '../../shared/account/form.module.css';
import { Note, PageFault } from '../../shared/account/note.tsx';
import { tFilled } from '../../shared/language/filled.ts';
import { t, tLabels } from '../../shared/language/language.ts';
import { Spoken } from '../../shared/language/spoken.tsx';
import { announceArrival, leaveFor } from '../../shared/session/arrival.ts';
import { logOut } from '../../shared/session/log-out.ts';
import { SESSION_ENDED } from '../../shared/session/session-messages.ts';
import { pageSession, useSession } from '../../shared/session/use-session.ts';
import { deviceStorage } from '../../shared/storage.ts';
import { AuthSkeleton } from './auth-skeleton.tsx';

/** Shown for a session that may not open the desk: /admin would redirect it straight back here. */
function NoAccess({ email, isUnclear }: { email: string; isUnclear: boolean }) {
  const [isBusy, setIsBusy] = useState(false);

  async function checkAgain() {
    setIsBusy(true);
    await pageSession.checkAgain().finally(() => setIsBusy(false));
  }

  return (
    <div className={styles.form}>
      <h2 className={styles.heading}>
        {t(isUnclear ? 'Your access could not be checked' : 'This account has no access')}
      </h2>
      <p>
        {t('You are signed in as {email}.', { email })}{' '}
        {t(
          isUnclear
            ? 'The server did not say whether this account may open the leads.'
            : 'Only members of the team may open the desk. Log out to use another account.',
        )}
      </p>
      {isUnclear && (
        <Button isBusy={isBusy} onClick={() => void checkAgain()}>
          {t('Try again')}
        </Button>
      )}
      <Button kind="secondary" onClick={() => void logOut()}>
        {t('Log out')}
      </Button>
    </div>
  );
}

const TABS = [
  { id: 'login', label: 'Login' },
  { id: 'signup', label: 'Sign Up' },
] as const;

function AuthForms() {
  const [invited] = useState(readInvited);
  const [mode, setMode] = useState<'login' | 'signup'>(invited ? 'signup' : 'login');
  const [isForgotten, setIsForgotten] = useState(false);
  const [email, setEmail] = useState(invited ?? '');

  const box = useRef<HTMLDivElement>(null);
  const hasBeenAway = useRef(false);

  useEffect(() => {
    // The button that was pressed no longer exists, so the first field takes the focus.
    if (!isForgotten && hasBeenAway.current) box.current?.querySelector('input')?.focus();
    hasBeenAway.current = isForgotten;
  }, [isForgotten]);

  if (isForgotten) return <ForgottenForm email={email} onBack={() => setIsForgotten(false)} />;
  return (
    <div ref={box}>
      <Tabs label={t('Account')} tabs={tLabels(TABS)} selected={mode} onSelect={setMode}>
        {mode === 'login' ? (
          <SignInForm
            email={email}
            onEmailChange={setEmail}
            onForgotten={() => setIsForgotten(true)}
          />
        ) : (
          <SignUpForm email={email} onEmailChange={setEmail} />
        )}
      </Tabs>
    </div>
  );
}

/** The address that an invitation was mailed to: its link names it behind the #, which reaches no server. */
function readInvited(): string | undefined {
  const named = location.hash.match(/^#signup=(.+)$/)?.[1];
  try {
    return named && decodeURIComponent(named);
  } catch {
    // Somebody has typed or cut the link.
    return undefined;
  }
}

bearTranslation();

export const AuthApp = () => (
  <ErrorBoundary fallback={() => <PageFault />}>
    <Spoken fallback={<AuthSkeleton />}>
      <Auth />
    </Spoken>
  </ErrorBoundary>
);

function Auth() {
  const { loading, session, access } = useSession();
  const [hasSessionEnded, setHasSessionEnded] = useState<boolean>();
  const isMember = access === 'granted';

  useEffect(() => setHasSessionEnded(announceArrival().hasSessionEnded), []);
  useEffect(() => {
    if (isMember) leaveFor(ROUTES.admin);
  }, [isMember]);

  const [isKeeping] = useState(keepsSessions);
  const isTurnedAway = session !== null && (access === 'refused' || access === 'unclear');
  return (
    <>
      <div role="status">
        {hasSessionEnded && !session && <Note title={SESSION_ENDED} />}
        {!isKeeping && (
          <Note title="This browser keeps nothing for this site">
            {t('Allow cookies and site data here. Otherwise the desk cannot keep you signed in.')}
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
      {!loading && <LanguageChoice />}
      <Toaster say={tFilled} />
    </>
  );
}

/** The desk is another page than this one: what is only remembered here is gone there. */
const keepsSessions = (): boolean =>
  deviceStorage.keep('lead-desk-try', '') && deviceStorage.keep('lead-desk-try', null);
