// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../shared/backend/backend.ts';
import {
  control,
  controls,
  faultOf,
  field,
  focused,
  press,
  show,
  toasts,
  type,
  until,
  words,
} from '../testing/person.ts';
import SecondFactorView from './second-factor-view.tsx';

const NAME = 'Name of the device';
const CODE = 'Six-digit code';
const getUser = vi.spyOn(backend.auth, 'getUser');
const refresh = vi.spyOn(backend.auth, 'refreshSession');
const { mfa } = backend.auth;
const list = vi.spyOn(mfa, 'listFactors');
const enroll = vi.spyOn(mfa, 'enroll');
const unenroll = vi.spyOn(mfa, 'unenroll');
const prove = vi.spyOn(mfa, 'challengeAndVerify');
const answer = (data: object | null, error: object | null = null) => ({ data, error }) as never;
const device = (friendly_name: string) => ({
  id: friendly_name,
  friendly_name,
  status: 'verified',
  factor_type: 'totp',
  created_at: '2026-11-21T00:10:00Z',
});
/** The account has these devices from now on. */
const has = (...names: string[]) =>
  getUser.mockResolvedValue(answer({ user: { factors: names.map(device) } }));

beforeEach(() => {
  vi.resetAllMocks();
  has();
  list.mockResolvedValue(answer({ all: [] }));
  const totp = { qr_code: 'data:image/svg+xml,', secret: 'ABCDEFGHIJ' };
  enroll.mockResolvedValue(answer({ id: 'new', totp }));
  for (const call of [unenroll, prove, refresh]) call.mockResolvedValue(answer({}));
});

/** Opens the view of an account with these devices. */
async function open(...names: string[]) {
  has(...names);
  await show(<SecondFactorView />);
  await until(() => expect(words()).toMatch(/Set it up|Add a device/));
}
async function begin() {
  await open();
  await press('Set it up');
  await press('Next');
  await until(() => expect(words()).toContain('ABCD EFGH IJ'));
}
async function remove() {
  await open('Phone');
  await press('Remove Phone');
  await press('Remove Phone for good');
}

test('devices that are not known are not said to be none; opened again, they are asked for again', async () => {
  getUser.mockResolvedValue(answer({ user: null }, { code: 'x', message: 'Gone' }));
  await show(<SecondFactorView />);
  await until(() => expect(words()).toContain('Gone'));
  expect(controls('Set it up')).toHaveLength(0);
  has('Phone');
  await show(<SecondFactorView />);
  await until(() => expect(words()).toContain('Phone'));
  expect(words()).not.toContain('Gone');
});

test.each([
  [[], 'Set it up', /After the password, signing in asks for a code/, false],
  [['Phone'], 'Add a device', /Phone\nAdded 21 Nov 2026/, true],
  [['Phone', 'Old'], 'Add a device', /Phone\n.*\nRemove\nOld/, false],
])('with the devices %j', async (names, button, told, wantsSpare) => {
  await open(...names);
  expect(words()).toMatch(told);
  expect(words().includes('Add a spare device')).toBe(wantsSpare);
  await press(button);
  expect(field(NAME).value).toBe(names.length ? 'Spare device' : 'My phone');
});

test('a device gets a name, is proved by a code, and stands in the list', async () => {
  const unfinished = ['a', 'b'].map((id) => ({
    id,
    status: id === 'a' ? 'unverified' : 'verified',
  }));
  list.mockResolvedValue(answer({ all: unfinished }));
  await open();
  await press('Set it up');
  expect(focused()).toBe('name');
  await type(NAME, '  ');
  await press('Next');
  expect(faultOf(NAME)).toMatch(/^Give the device a name/);
  expect(enroll).not.toHaveBeenCalled();
  enroll.mockResolvedValueOnce(answer(null, { code: 'mfa_factor_name_conflict', message: 'No' }));
  await type(NAME, ' Tablet ');
  await press('Next');
  await until(() => expect(faultOf(NAME)).toMatch(/^Another device has this name/));
  // An unfinished one, which would keep its name in use, goes first; those in use stay.
  expect(unenroll.mock.calls).toEqual([[{ factorId: 'a' }]]);
  list.mockResolvedValue(answer(null));
  await press('Next');
  await until(() => expect(focused()).toBe('code'));
  expect(enroll).toHaveBeenLastCalledWith({
    factorType: 'totp',
    friendlyName: 'Tablet',
    issuer: 'YCTFC',
  });
  await type(CODE, '12');
  await press('Add this device');
  expect(faultOf(CODE)).toMatch(/six digits/);
  const wrong = { code: 'mfa_verification_failed', message: 'Invalid code' };
  prove.mockResolvedValueOnce(answer(null, wrong));
  await type(CODE, '111111');
  await press('Add this device');
  await until(() => expect(faultOf(CODE)).toMatch(/^This code is not right/));
  has('Tablet');
  await type(CODE, '123 456');
  await press('Add this device');
  await until(() => expect(words()).toContain('Tablet\nAdded'));
  expect(prove).toHaveBeenLastCalledWith({ factorId: 'new', code: '123456' });
  expect(toasts()).toEqual(['Device added: From now on signing in asks for a code of “Tablet”.']);
  await until(() => expect(focused()).toBe('Add a device'));
  await show(null);
  expect(unenroll).toHaveBeenCalledOnce();
});

test('a device that is not proved before one leaves is given up', async () => {
  await begin();
  await show(null);
  expect(unenroll).toHaveBeenCalledExactlyOnceWith({ factorId: 'new' });
});

test('removing asks first; a removed device leaves the list, and the session learns of it', async () => {
  await open('Phone');
  await press('Remove Phone');
  expect(focused(), 'what changes nothing').toBe('Keep');
  await press('Keep');
  expect(unenroll).not.toHaveBeenCalled();
  const { promise, resolve } = Promise.withResolvers<never>();
  unenroll.mockReturnValueOnce(promise);
  await press('Remove Phone');
  await press('Remove Phone for good');
  expect(control('Remove Phone for good').disabled).toBe(true);
  has();
  resolve(answer({}));
  await until(() => expect(controls('Set it up')).toHaveLength(1));
  expect(unenroll).toHaveBeenCalledExactlyOnceWith({ factorId: 'Phone' });
  expect(toasts()).toEqual(['Device removed: Codes of “Phone” no longer work.']);
  await until(() => expect(refresh).toHaveBeenCalledOnce());
  // The button that was pressed is gone.
  await until(() => expect(focused()).toBe('Set it up'));
});

test('a refused removal is told and can be tried again', async () => {
  unenroll.mockResolvedValueOnce(answer(null, { code: 'x', message: 'Not today' }));
  await remove();
  await until(() => expect(toasts()).toEqual(['Not removed: Not today']));
  expect(control('Remove Phone for good').disabled).toBe(false);
  expect(refresh).not.toHaveBeenCalled();
});

test('a proof that is asked for stands alone, and leaving gives it up', async () => {
  const wanted = { code: 'reauthentication_needed', message: 'Who are you?' };
  unenroll.mockResolvedValueOnce(answer(null, wanted));
  await remove();
  await until(() => expect(words()).toContain('Is it still you?'));
  expect(words()).not.toContain('Phone\nAdded');
  await show(null);
  await until(() => expect(toasts()).toEqual(['Not removed: Who are you?']));
  expect(unenroll).toHaveBeenCalledOnce();
});
