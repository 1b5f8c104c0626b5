// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../../../ui/button/button.tsx';
import {
  control,
  controls,
  faultOf,
  focused,
  press,
  settle,
  show,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { backend } from '../backend/backend.ts';
import { useProof } from './use-proof.tsx';

const PASSWORD = 'Your password';
const signIn = vi.spyOn(backend.auth, 'signInWithPassword');
const session = vi.spyOn(backend.auth, 'getSession');
const prove = vi.spyOn(backend.auth.mfa, 'challengeAndVerify');
const answer = (error: object | null, data: object = {}) => ({ data, error }) as never;
const WANTED = { error: { code: 'reauthentication_needed', message: 'Who?' } };

/** What the request that wants a proof is answered with, in turn. */
const send = vi.fn();
const settled = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValueOnce(WANTED).mockResolvedValue({ error: null });
  signIn.mockResolvedValue(answer(null));
  prove.mockResolvedValue(answer(null));
  session.mockResolvedValue(answer(null, { session: { user: { email: 'owner@yctfc.example' } } }));
});

function Change({ devices }: { devices: { id: string; created_at: string }[] }) {
  const { withProof, step, cancel } = useProof(devices);
  return (
    <>
      {step}
      <Button onClick={() => void withProof(send).then(settled)}>Change</Button>
      <Button onClick={cancel}>Close</Button>
    </>
  );
}
async function ask(...ids: string[]) {
  await show(<Change devices={ids.map((id) => ({ id, created_at: '' }))} />);
  expect(words()).not.toContain('Is it still you?');
  await press('Change');
}

test('without a device the password is the proof, and the request goes again', async () => {
  await ask();
  expect(words()).toContain('Is it still you?\nMore than five minutes have passed');
  expect(focused()).toBe('password');
  await press('Continue');
  expect(faultOf(PASSWORD)).toBe('Enter your password.');
  expect(signIn).not.toHaveBeenCalled();
  const { promise, resolve } = Promise.withResolvers<never>();
  signIn.mockReturnValueOnce(promise);
  await type(PASSWORD, 'secret');
  await press('Continue');
  expect(control('Checking...').disabled).toBe(true);
  expect(send).toHaveBeenCalledOnce();
  resolve(answer(null));
  await until(() => expect(settled).toHaveBeenCalledExactlyOnceWith({ error: null }));
  expect(signIn).toHaveBeenCalledWith({ email: 'owner@yctfc.example', password: 'secret' });
  expect(send).toHaveBeenCalledTimes(2);
  expect(words()).not.toContain('Is it still you?');
});

test.each([
  [{ code: 'invalid_credentials', message: 'Invalid' }, 'This password is not right.'],
  [{ code: 'other', message: 'Something else' }, 'Something else'],
])('a password that is refused (%j) is told until another is tried', async (error, told) => {
  await ask();
  signIn.mockResolvedValueOnce(answer(error));
  await type(PASSWORD, 'wrong');
  await press('Continue');
  await until(() => expect(faultOf(PASSWORD)).toBe(told));
  await until(() => expect(focused()).toBe('password'));
  expect(send).toHaveBeenCalledOnce();
  const { promise } = Promise.withResolvers<never>();
  signIn.mockReturnValueOnce(promise);
  await type(PASSWORD, 'right');
  await press('Continue');
  expect(faultOf(PASSWORD)).toBe('');
});

test('with a device its code is the proof', async () => {
  await ask('d1');
  expect(words()).toContain('enter the code that your authenticator app shows'.replace('e', 'E'));
  await type('Six-digit code', '123456');
  await press('Continue');
  await until(() => expect(settled).toHaveBeenCalledExactlyOnceWith({ error: null }));
  expect(prove).toHaveBeenCalledWith({ factorId: 'd1', code: '123456' });
});

test.each([
  ['Cancel', []],
  ['Cancel', ['d1']],
  ['Close', []],
])('“%s” gives the first answer back and sends nothing again', async (way, ids) => {
  await ask(...ids);
  await press(way);
  await until(() => expect(settled).toHaveBeenCalledExactlyOnceWith(WANTED));
  expect(send).toHaveBeenCalledOnce();
  expect(words()).not.toContain('Is it still you?');
});

test('the question is gone before what waits for it goes on', async () => {
  await ask();
  const shown: number[] = [];
  send.mockImplementation(async () => {
    shown.push(controls('Continue').length + controls('Checking...').length);
    return { error: null };
  });
  await type(PASSWORD, 'secret');
  await press('Continue');
  await until(() => expect(settled).toHaveBeenCalledOnce());
  expect(shown).toEqual([0]);
});

test.each([[{ error: null }], [{ error: { code: 'other', message: 'No' } }]])(
  'an answer that wants no proof (%j) asks for none',
  async (given) => {
    send.mockReset().mockResolvedValue(given);
    await ask();
    await settle();
    expect(words()).not.toContain('Is it still you?');
    expect(settled).toHaveBeenCalledExactlyOnceWith(given);
    await press('Close');
    expect(send).toHaveBeenCalledOnce();
  },
);
