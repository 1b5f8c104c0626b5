import { afterEach, expect, it, vi } from 'vitest';
import { loadMapWhenOpened } from '../../browser/every-page.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for the map once, when a visitor opens it first', () => {
  vi.stubGlobal('document', { createElement: (name: string) => ({ name }) });
  const frames: object[] = [];
  const details = Object.assign(new EventTarget(), {
    dataset: { map: 'https://maps.google.com/?q=Mohali', mapTitle: 'Map of Mohali' },
    lastElementChild: { append: (frame: object) => frames.push(frame) },
  });
  loadMapWhenOpened(details as unknown as HTMLDetailsElement);
  expect(frames).toEqual([]);
  for (const _time of ['open', 'close', 'open again']) details.dispatchEvent(new Event('toggle'));
  expect(frames).toEqual([
    {
      name: 'iframe',
      src: 'https://maps.google.com/?q=Mohali',
      title: 'Map of Mohali',
      referrerPolicy: 'strict-origin-when-cross-origin',
      allowFullscreen: true,
    },
  ]);
});
