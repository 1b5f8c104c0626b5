import { expect, vi } from 'vitest';
import type { ContentState } from '../../../../contract/desk/content/content.ts';
import { show, until, words } from '../../../testing/person.ts';
import ContentView from '../content-view.tsx';
import { createFakeContent } from './fake-content.ts';

export async function open(hash = '', change: Partial<ContentState> = {}) {
  const fake = createFakeContent(change);
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const [status, answer] = fake.answer(String(input), body);
    return Response.json(answer, { status });
  });
  await go(hash);
  await show(<ContentView />);
  await until(() => expect(words()).not.toBe(''));
  return fake;
}
async function go(hash: string) {
  history.replaceState(null, '', `/admin${hash || '#content'}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
export const at = (place: Record<string, string>) => `#content?${new URLSearchParams(place)}`;
export const sent = (fake: Awaited<ReturnType<typeof open>>, path: string) =>
  fake.asked.filter((one) => one.path === path).map(({ body }) => body);
export const CHAI = 'Kulhad chai, price in rupees';
export const priceOf = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
  if (!found) throw new Error(`No price of ${name}:\n${words()}`);
  return found;
};
export async function price(text: string) {
  await until(() => priceOf(CHAI));
  Reflect.set(HTMLInputElement.prototype, 'value', text, priceOf(CHAI));
  priceOf(CHAI).dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => expect(words()).toContain('1 change'));
}
