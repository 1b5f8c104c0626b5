// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, findAll, happens, hydrate, mount } from '../../../ui/testing/mount.ts';
import type { SearchEntry } from './entry.ts';
import SearchBox, { type SearchBoxProps } from './search-box.tsx';

const dish = (title: string): SearchEntry => ({
  ...{ kind: 'dish', title, path: `/menu#a:~:text=${title}`, detail: 'Roll Nation' },
  ...{ price: '₹90', isVeg: true },
});
const ENTRIES = [dish('Paneer roll'), ...Array.from({ length: 20 }, (_, at) => dish(`Bun ${at}`))];

const props: SearchBoxProps = {
  words: {
    ...{ label: 'Search', placeholder: 'momos', examplesLabel: 'Try:', examples: ['paneer'] },
    ...{ loading: 'Looking', failed: 'Could not be fetched', again: 'Try again', hint: 'Arrows' },
    ...{ found: '{found} found', foundOne: '1 found', near: 'Close', more: 'Show all {found}' },
    ...{ nothing: 'Nothing is called “{words}”.', ways: 'Perhaps:', askLabel: 'Ask' },
    askMessage: 'Looking for “{words}”',
  },
  kinds: {
    ...{ brand: 'Brand', dish: 'Dish', model: 'Model', page: 'Page', article: 'Article' },
    ...{ media: 'News', question: 'Question', course: 'Course', club: 'Club' },
  },
  list: '/assets/search.x.json',
  ways: [{ label: 'Menu', href: '/menu' }],
  chat: '+919876543210',
};

const field = () => find<HTMLInputElement>('input');
const status = () => find('[role=status]').textContent;
const titles = () => findAll('ol a').map((link) => link.textContent);
const type = (words: string) =>
  happens(() => {
    field().value = words;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  happens(() =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  );

const fetched = vi.fn();
beforeEach(() => {
  fetched.mockImplementation(async () => Response.json(ENTRIES));
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/search');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('typing', () => {
  it('shows what is found, and says how much', async () => {
    await mount(<SearchBox {...props} />);
    expect(titles()).toEqual([]);
    await type('panner');
    expect(titles()).toEqual(['Paneer roll']);
    expect(status()).toBe('1 found');
    expect(find('ol').textContent).toContain('₹90');
  });

  it('shows the first of many, and all when asked', async () => {
    await mount(<SearchBox {...props} />);
    await type('bun');
    expect(titles()).toHaveLength(12);
    await happens(() => find('ol ~ button').click());
    expect(titles()).toHaveLength(20);
    await type('bu');
    expect(titles()).toHaveLength(12);
  });

  it('leads on where nothing is found, with the words for the chat', async () => {
    await mount(<SearchBox {...props} />);
    await type('xyzzy & co');
    expect(status()).toBe('Nothing is called “xyzzy & co”.');
    const links = findAll<HTMLAnchorElement>('ul a').map(({ href }) => href);
    expect(links[0]).toMatch(/\/menu$/);
    expect(new URL(links[1] ?? '').searchParams.get('text')).toBe('Looking for “xyzzy & co”');
  });

  it('takes an example', async () => {
    await mount(<SearchBox {...props} />);
    await happens(() => find('button').click());
    expect(field().value).toBe('paneer');
    expect(titles()).toEqual(['Paneer roll']);
  });
});

describe('the address', () => {
  it('begins with the words in it', async () => {
    history.replaceState(null, '', '/search?q=paneer');
    await mount(<SearchBox {...props} />);
    expect(field().value).toBe('paneer');
    expect(titles()).toEqual(['Paneer roll']);
  });

  it('takes the words that are typed and leaves everything else', async () => {
    history.replaceState(null, '', '/search?utm_source=card');
    await mount(<SearchBox {...props} />);
    await type('paneer roll');
    await expect.poll(() => location.search).toBe('?utm_source=card&q=paneer+roll');
    await type(' ');
    await expect.poll(() => location.search).toBe('?utm_source=card');
  });

  it('counts less than what was typed before the script came', async () => {
    history.replaceState(null, '', '/search?q=bun');
    await hydrate(<SearchBox {...props} />, () => {
      field().value = 'paneer';
    });
    expect(field().value).toBe('paneer');
    expect(titles()).toEqual(['Paneer roll']);
  });
});

describe('keys', () => {
  it('a slash leads to the field, but is typed in it', async () => {
    await mount(<SearchBox {...props} />);
    await press('/');
    expect(document.activeElement).toBe(field());
    const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    field().dispatchEvent(slash);
    expect(slash.defaultPrevented).toBe(false);
  });

  it('arrows go through the results and back, Escape leads back at once', async () => {
    await mount(<SearchBox {...props} />);
    await type('bun');
    field().focus();
    await press('ArrowDown');
    await press('ArrowDown');
    expect(document.activeElement).toBe(findAll('ol a')[1]);
    await press('ArrowUp');
    expect(document.activeElement).toBe(findAll('ol a')[0]);
    await press('ArrowDown');
    await press('Escape');
    expect(document.activeElement).toBe(field());
    await press('ArrowUp');
    expect(document.activeElement).toBe(field());
  });

  it('Enter opens the best result', async () => {
    await mount(<SearchBox {...props} />);
    await type('bun');
    const clicked = vi.fn((event: Event) => event.preventDefault());
    findAll('ol a')[0]?.addEventListener('click', clicked);
    field().focus();
    await press('Enter');
    expect(clicked).toHaveBeenCalledOnce();
  });
});

it('says when the list could not be had, and asks once more', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await mount(<SearchBox {...props} />);
  await type('paneer');
  expect(status()).toBe('Could not be fetched');
  await happens(() => find('button').click());
  expect(titles()).toEqual(['Paneer roll']);
  expect(fetched).toHaveBeenCalledTimes(2);
});
