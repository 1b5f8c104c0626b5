// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { find, mount, press } from '../testing/mount.ts';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

it('refuses presses while it is busy, and says so', async () => {
  const onClick = vi.fn();
  const { render } = await mount(<Button onClick={onClick}>Save</Button>);
  const button = find<HTMLButtonElement>('button');
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, null]);
  await press('Save');
  expect(onClick).toHaveBeenCalledOnce();
  await render(
    <Button onClick={onClick} isBusy>
      Save
    </Button>,
  );
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  expect(button.innerHTML, 'the spinner is drawn').toBe('Save');
  await press('Save');
  expect(onClick).toHaveBeenCalledOnce();
});

it('sends no form unless it is told to', async () => {
  const { render } = await mount(<Button>Save</Button>);
  expect(find<HTMLButtonElement>('button').type).toBe('button');
  await render(<Button type="submit">Save</Button>);
  expect(find<HTMLButtonElement>('button').type).toBe('submit');
});

it('says that a link opens a new tab, and tells that page nothing of this one', async () => {
  const { render } = await mount(<LinkButton href="/menu">Menu</LinkButton>);
  const link = find<HTMLAnchorElement>('a');
  expect([link.textContent, link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'Menu',
    '/menu',
    null,
  ]);
  await render(
    <LinkButton href="https://wa.me/91" opensNewTab>
      Chat
    </LinkButton>,
  );
  expect([link.textContent, link.target, link.rel]).toEqual([
    'Chat (opens in a new tab)',
    '_blank',
    'noopener noreferrer',
  ]);
});
