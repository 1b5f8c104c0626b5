// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  control,
  faultOf,
  field,
  focused,
  press,
  show,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { backend } from '../backend/backend.ts';
import { keepSignUp, readKeptSignUp } from './kept-sign-up.ts';
import { SetPasswordForm } from './set-password-form.tsx';

const leaveFor = vi.hoisted(() => vi.fn());
vi.mock('../session/arrival.ts', () => ({ leaveFor }));

const GOOD = 'a phrase for nine kitchens';
const verify = vi.spyOn(backend.auth, 'verifyOtp');
const update = vi.spyOn(backend.auth, 'updateUser');
const prove = vi.spyOn(backend.auth.mfa, 'challengeAndVerify');
const onSpent = vi.fn();

const device = { id: 'd1', status: 'verified', factor_type: 'totp', friendly_name: 'Phone' };
/** The answers of the backend, as far as the form reads them. */
const answer = (error: object | null, data: object = {}) => ({ data, error }) as never;
const fault = (code: string, more: object = {}) => ({ code, message: `No: ${code}`, ...more });

beforeEach(() => {
  vi.resetAllMocks();
  verify.mockResolvedValue(answer(null, { user: { factors: [device] } }));
  update.mockResolvedValue(answer(null));
  prove.mockResolvedValue(answer(null));
});

async function open(password?: string) {
  await show(
    <SetPasswordForm
      tokenHash="hash"
      type="recovery"
      label="New password"
      password={password}
      button={['Save', 'Saving...']}
      arrival="passwordChanged"
      onSpent={onSpent}
    >
      <p>Advice</p>
    </SetPasswordForm>,
  );
}
async function save(password = GOOD) {
  await type('New password', password);
  await press('Save');
}

test('the link is used only when a password is sent that may be one', async () => {
  await open('filled in');
  expect(words()).toContain('Advice');
  expect(field('New password').value).toBe('filled in');
  await save('short');
  expect(faultOf('New password')).toMatch(/^Use at least/);
  expect(verify).not.toHaveBeenCalled();
  keepSignUp({ email: 'a@b.in', password: 'x' });
  await save();
  await until(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/admin', 'passwordChanged'));
  expect(verify).toHaveBeenCalledExactlyOnceWith({ token_hash: 'hash', type: 'recovery' });
  expect(update).toHaveBeenCalledExactlyOnceWith({ password: GOOD });
  expect(readKeptSignUp()).toBeUndefined();
  expect(control('Saving...').disabled).toBe(true);
});

test('a refused password can be corrected without another link', async () => {
  await open();
  update.mockResolvedValueOnce(answer(fault('weak_password', { reasons: ['pwned'] })));
  await save();
  await until(() => expect(faultOf('New password')).toContain('known from a data leak'));
  await until(() => expect(focused()).toBe('password'));
  expect(leaveFor).not.toHaveBeenCalled();
  const { promise, resolve } = Promise.withResolvers<never>();
  update.mockReturnValueOnce(promise);
  await save(`${GOOD} again`);
  expect(faultOf('New password')).toBe('');
  resolve(answer(null));
  await until(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(verify).toHaveBeenCalledOnce();
});

test('a link that was opened long ago sets no password by itself', async () => {
  await open();
  update.mockResolvedValueOnce(answer(fault('reauthentication_needed')));
  await save();
  await until(() => expect(faultOf('New password')).toMatch(/^The link was opened a while ago\./));
});

test('a used or expired link is said to be so', async () => {
  await open();
  verify.mockResolvedValueOnce(answer(fault('otp_expired'), { user: null }));
  await save();
  await until(() => expect(onSpent).toHaveBeenCalledOnce());
  expect(update).not.toHaveBeenCalled();
});

test.each([
  [{ status: 429 }, /^Too many attempts/],
  [{ name: 'AuthRetryableFetchError' }, /unexpected error/],
])('a link that could not be tried (%j) stays good', async (more, told) => {
  await open();
  verify.mockResolvedValueOnce(answer(fault('x', more), { user: null }));
  await save();
  await until(() => expect(faultOf('New password')).toMatch(told));
  await until(() => expect(focused()).toBe('password'));
  expect(onSpent).not.toHaveBeenCalled();
  expect(update).not.toHaveBeenCalled();
  await save();
  await until(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(verify).toHaveBeenCalledTimes(2);
});

test('with a second factor the code comes before the new password', async () => {
  await open();
  update.mockResolvedValueOnce(answer(fault('insufficient_aal')));
  await save();
  await until(() => expect(words()).toContain('Second factor'));
  expect(leaveFor).not.toHaveBeenCalled();
  await type('Six-digit code', '123 456');
  await press('Continue');
  await until(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(prove).toHaveBeenCalledExactlyOnceWith({ factorId: 'd1', code: '123456' });
  expect(update).toHaveBeenLastCalledWith({ password: GOOD });
});

test('a password that is refused after the code is asked for again', async () => {
  await open();
  update.mockResolvedValueOnce(answer(fault('insufficient_aal')));
  await save();
  await until(() => expect(words()).toContain('Second factor'));
  update.mockResolvedValueOnce(answer(fault('same_password')));
  await type('Six-digit code', '123456');
  await press('Continue');
  await until(() => expect(faultOf('New password')).toBe('No: same_password'));
});
