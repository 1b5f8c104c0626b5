// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../shared/backend/backend.ts';
import {
  control,
  controls,
  faultOf,
  field,
  focused,
  press,
  settle,
  show,
  toasts,
  type,
  until,
  words,
} from '../../testing/person.ts';
import { SecondFactorButton } from './second-factor-button.tsx';

const NAME = 'Name of the device';
const CODE = 'Six-digit code';
const getUser = vi.spyOn(backend.auth, 'getUser');
const { mfa } = backend.auth;
const list = vi.spyOn(mfa, 'listFactors');
const enroll = vi.spyOn(mfa, 'enroll');
const unenroll = vi.spyOn(mfa, 'unenroll');
const prove = vi.spyOn(mfa, 'challengeAndVerify');

const answer = (data: object | null, error: object | null = null) => ({ data, error }) as never;
const refused = (message: string) => answer({ user: null }, { code: 'x', message });
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
  const totp = { qr_code: 'data:image/svg+xml,', secret: 'ABCDEFGH' };
  enroll.mockResolvedValue(answer({ id: 'new', totp }));
  unenroll.mockResolvedValue(answer({}));
  prove.mockResolvedValue(answer({}));
});

const isOpen = () => document.querySelector('dialog[open]') !== null;
async function open() {
  await show(<SecondFactorButton disabled={false} />);
  await press('Second factor');
  await until(() => expect(isOpen()).toBe(true));
  await settle();
}
async function begin() {
  await open();
  await press('Set it up');
  await press('Next');
  await until(() => expect(words()).toContain('ABCD EFGH'));
}

test('the button works once the desk has loaded, and loads nothing before it is pressed', async () => {
  await show(<SecondFactorButton disabled={true} />);
  expect(control('Second factor').disabled).toBe(true);
  await show(<SecondFactorButton disabled={false} />);
  expect(control('Second factor').disabled).toBe(false);
  expect(document.querySelector('dialog')).toBeNull();
  expect(getUser).not.toHaveBeenCalled();
});

test('closed and opened again, it asks for the devices again', async () => {
  await open();
  await press('Close');
  expect(isOpen()).toBe(false);
  has('Phone');
  await press('Second factor');
  await until(() => expect(words()).toContain('Phone'));
  expect(isOpen()).toBe(true);
  expect(getUser).toHaveBeenCalledTimes(2);
});

test('devices that are not known yet are not said to be none', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  getUser.mockReturnValue(promise);
  await open();
  expect(controls('Set it up')).toHaveLength(0);
  const shapes = () => document.querySelectorAll('dialog [class]').length;
  const waiting = shapes();
  resolve(refused('Gone'));
  await until(() => expect(words()).toContain('Gone'));
  expect(controls('Set it up')).toHaveLength(0);
  // The shape that waited has gone, too.
  expect(shapes()).toBeLessThan(waiting);
  has();
  await press('Close');
  await press('Second factor');
  await until(() => expect(controls('Set it up')).toHaveLength(1));
  expect(words()).not.toContain('Gone');
});

test.each([
  [[], 'Set it up', /After the password, signing in asks for a code/, false],
  [['Phone'], 'Add a device', /Phone\nAdded 21 Nov 2026/, true],
  [['Phone', 'Old'], 'Add a device', /Phone\n.*\nRemove\nOld/, false],
])('with the devices %j', async (names, button, told, wantsSpare) => {
  has(...names);
  await open();
  expect(words()).toMatch(told);
  expect(words().includes('Add a spare device')).toBe(wantsSpare);
  expect(words().includes('After the password')).toBe(names.length === 0);
  expect(controls(button)).toHaveLength(1);
});

test('a device gets a name, is proved by a code, and stands in the list', async () => {
  await open();
  await press('Set it up');
  expect(focused()).toBe('name');
  expect(field(NAME).value).toBe('My phone');
  expect(field(NAME).getAttribute('maxlength')).toBe('60');
  await type(NAME, '  ');
  await press('Next');
  expect(faultOf(NAME)).toMatch(/^Give the device a name/);
  expect(enroll).not.toHaveBeenCalled();
  await type(NAME, ' Tablet ');
  await press('Next');
  await until(() => expect(focused()).toBe('code'));
  expect(enroll).toHaveBeenCalledWith(expect.objectContaining({ friendlyName: 'Tablet' }));
  expect(words()).toContain('ABCD EFGH');
  await type(CODE, '12');
  await press('Add this device');
  expect(faultOf(CODE)).toMatch(/six digits/);
  has('Tablet');
  const { promise, resolve } = Promise.withResolvers<never>();
  prove.mockReturnValueOnce(promise);
  await type(CODE, '123 456');
  await press('Add this device');
  expect(control('Checking...').disabled).toBe(true);
  resolve(answer({}));
  await until(() => expect(words()).toContain('Tablet\nAdded'));
  expect(prove).toHaveBeenCalledWith({ factorId: 'new', code: '123456' });
  expect(toasts()).toEqual(['Device added: From now on signing in asks for a code of “Tablet”.']);
  await until(() => expect(focused()).toBe('Add a device'));
  await press('Close');
  expect(unenroll).not.toHaveBeenCalled();
});

test('the second device is a spare one by name', async () => {
  has('Phone');
  await open();
  await press('Add a device');
  expect(field(NAME).value).toBe('Spare device');
});

test('a name that is refused is told until another is tried', async () => {
  enroll.mockResolvedValueOnce(answer(null, { code: 'mfa_factor_name_conflict', message: 'No' }));
  await open();
  await press('Set it up');
  await press('Next');
  await until(() => expect(faultOf(NAME)).toMatch(/^Another device has this name/));
  await until(() => expect(focused()).toBe('name'));
  enroll.mockReturnValueOnce(new Promise<never>(() => {}));
  await press('Next');
  expect(faultOf(NAME)).toBe('');
});

test('a code that is refused is told until another is tried', async () => {
  await begin();
  prove.mockResolvedValueOnce(
    answer(null, { code: 'mfa_verification_failed', message: 'Invalid code' }),
  );
  await type(CODE, '111111');
  await press('Add this device');
  await until(() => expect(faultOf(CODE)).toMatch(/^This code is not right/));
  await until(() => expect(focused()).toBe('code'));
  expect(toasts()).toEqual([]);
  prove.mockReturnValueOnce(new Promise<never>(() => {}));
  await type(CODE, '222222');
  await press('Add this device');
  expect(faultOf(CODE)).toBe('');
});

test('a device that is not proved before the dialog closes is given up', async () => {
  await begin();
  await press('Close');
  expect(unenroll).toHaveBeenCalledExactlyOnceWith({ factorId: 'new' });
  await press('Second factor');
  await until(() => expect(controls('Set it up')).toHaveLength(1));
});
