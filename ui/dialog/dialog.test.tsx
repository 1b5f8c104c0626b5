// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { find, findAll, fire, happens, mount, press } from '../testing/mount.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const show = (props: Partial<DialogProps> = {}) => (
  <Dialog isOpen={true} onClose={() => {}} title="Erase it?" {...props}>
    <p>For ever.</p>
  </Dialog>
);

/** @returns whether the browser would have closed it by itself */
async function cancel(): Promise<boolean> {
  const event = new Event('cancel', { cancelable: true });
  await fire(find('dialog'), event);
  return !event.defaultPrevented;
}

it('is modal while it is open, and named by its title', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { render } = await mount(show({ isOpen: false }));
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(false);
  await render(show());
  expect(dialog.open).toBe(true);
  expect(showModal).toHaveBeenCalledOnce();
  expect(find(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe(
    'Erase it?',
  );
  await render(show({ isOpen: false }));
  expect(dialog.open).toBe(false);
  showModal.mockRestore();
});

it('asks its parent to close it for a press of its button, for a click beside it and for Escape', async () => {
  const onClose = vi.fn();
  await mount(show({ onClose }));
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  await happens(() => find('dialog').click());
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(await cancel()).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
});

it('stays open for a click inside it', async () => {
  const onClose = vi.fn();
  await mount(show({ onClose }));
  await happens(() => find('dialog p').click());
  expect(onClose).not.toHaveBeenCalled();
});

it('tells its parent when the browser closed it, and not when the parent did', async () => {
  const onClose = vi.fn();
  const { render } = await mount(show({ onClose }));
  await happens(() => find<HTMLDialogElement>('dialog').close());
  expect(onClose).toHaveBeenCalledTimes(1);
  await render(show({ onClose, isOpen: false }));
  await fire(find('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('hears clicks beside it only while it is open, and calls the parent that it has by then', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { render } = await mount(show({ onClose: first }));
  await render(show({ onClose: second }));
  await happens(() => find('dialog').click());
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  await render(show({ onClose: second, isOpen: false }));
  await happens(() => find('dialog').click());
  expect(second).toHaveBeenCalledOnce();
});

it('has a foot only where there are actions', async () => {
  const { render } = await mount(show());
  const count = findAll('dialog > div > div').length;
  await render(show({ actions: <button type="button">Erase</button> }));
  expect(findAll('dialog > div > div')).toHaveLength(count + 1);
});
