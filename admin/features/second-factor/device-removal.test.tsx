// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { backend } from '../../shared/backend/backend.ts';
import {
  control,
  controls,
  focused,
  press,
  settle,
  show,
  toasts,
  until,
  words,
} from '../../testing/person.ts';
import SecondFactorDialog from './second-factor-dialog.tsx';

const getUser = vi.spyOn(backend.auth, 'getUser');
const refresh = vi.spyOn(backend.auth, 'refreshSession');
const unenroll = vi.spyOn(backend.auth.mfa, 'unenroll');

const answer = (data: object | null, error: object | null = null) => ({ data, error }) as never;
const device = (friendly_name: string) => ({
  id: friendly_name,
  friendly_name,
  status: 'verified',
  factor_type: 'totp',
  created_at: '2026-11-21T00:10:00Z',
});
const has = (...names: string[]) =>
  getUser.mockResolvedValue(answer({ user: { factors: names.map(device) } }));

beforeEach(() => {
  vi.resetAllMocks();
  has('Phone');
  unenroll.mockResolvedValue(answer({}));
  refresh.mockResolvedValue(answer({}));
});

async function ask() {
  await show(<SecondFactorDialog isOpen onClose={() => {}} />);
  await until(() => expect(words()).toContain('Phone'));
  await press('Remove Phone');
}

test('removing asks first, with the focus on what changes nothing', async () => {
  await ask();
  expect(focused()).toBe('Keep');
  expect(unenroll).not.toHaveBeenCalled();
  await press('Keep');
  expect(controls('Remove Phone for good')).toHaveLength(0);
  expect(controls('Remove Phone')).toHaveLength(1);
});

test('a removed device leaves the list, and the session learns of it', async () => {
  await ask();
  const { promise, resolve } = Promise.withResolvers<never>();
  unenroll.mockReturnValueOnce(promise);
  await press('Remove Phone for good');
  expect(control('Remove Phone for good').disabled).toBe(true);
  expect(refresh).not.toHaveBeenCalled();
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
  await ask();
  unenroll.mockResolvedValueOnce(answer(null, { code: 'x', message: 'Not today' }));
  await press('Remove Phone for good');
  await until(() => expect(toasts()).toEqual(['Not removed: Not today']));
  expect(control('Remove Phone for good').disabled).toBe(false);
  expect(refresh).not.toHaveBeenCalled();
});

test('a proof that is asked for stands alone, and closing gives it up', async () => {
  const onClose = vi.fn();
  await show(<SecondFactorDialog isOpen onClose={onClose} />);
  await until(() => expect(words()).toContain('Phone'));
  unenroll.mockResolvedValueOnce(
    answer(null, { code: 'reauthentication_needed', message: 'Who are you?' }),
  );
  await press('Remove Phone');
  await press('Remove Phone for good');
  await until(() => expect(words()).toContain('Is it still you?'));
  expect(words()).not.toContain('Phone\nAdded');
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  await until(() => expect(toasts()).toEqual(['Not removed: Who are you?']));
  await settle();
  expect(words()).toContain('Phone\nAdded');
  expect(unenroll).toHaveBeenCalledOnce();
});

test('adding is what to do next, until there are two devices', async () => {
  const look = async (...names: string[]) => {
    has(...names);
    await show(<SecondFactorDialog isOpen onClose={() => {}} />);
    await until(() => expect(words()).toMatch(/Set it up|Add a device/));
    return document.querySelector('[data-add]')?.getAttribute('class');
  };
  const first = await look();
  expect(await look('Phone')).toBe(first);
  expect(await look('Phone', 'Old')).not.toBe(first);
});
