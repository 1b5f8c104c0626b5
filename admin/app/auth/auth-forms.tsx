import { useEffect, useRef, useState } from 'react';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { ForgottenForm } from '../../features/recovery/forgotten-form.tsx';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { SignUpForm } from '../../features/sign-up/sign-up-form.tsx';

const TABS = [
  { id: 'login', label: 'Login' },
  { id: 'signup', label: 'Sign Up' },
] as const;

/** The Login and Sign Up tabs, and the form for a forgotten password. */
export function AuthForms() {
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
      <Tabs label="Account" tabs={TABS} selected={mode} onSelect={setMode}>
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
