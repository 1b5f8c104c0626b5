// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROUTES, SENT_ANCHOR } from '../../contract/routes.ts';
import { DRAFT_KEY } from '../islands/contact-form/early-form.ts';
import { changeEntry, keepEnquiry } from '../outbox/outbox.ts';
import { createMemoryStorage, FACTS, FILLED } from '../testing/outbox.ts';
import { addPrerenderRules, clearSentDraft, startHeader, wakeOutbox } from './every-page.ts';
import { PROMO_PAUSE_ID, startDownloads, startOffers } from './menu-page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Found;

/** The offers of a page, one for each day on which it ends. */
function openOffers(...days: string[]) {
  const offers = days.map((day) => `<li data-until="${day}">Until ${day}</li>`).join('');
  document.body.innerHTML = `<aside><ul>${offers}</ul>
    <button id="${PROMO_PAUSE_ID}" aria-pressed="false" hidden></button></aside>`;
  startOffers();
}
const readOffers = () => [...document.querySelectorAll('li')].map(({ dataset }) => dataset.until);

it('the offers get a button that stops them and lets them move on', () => {
  openOffers('9999-12-31');
  const button = find(`#${PROMO_PAUSE_ID}`);
  expect(button.hidden).toBe(false);
  const seen = [1, 2, 3].map(() => {
    button.click();
    return button.getAttribute('aria-pressed');
  });
  expect(seen).toEqual(['true', 'false', 'true']);
});

it('offers that ran out since the page was built are taken away, by the day in India', () => {
  // Half an hour past midnight there.
  vi.useFakeTimers({ now: new Date('2026-11-21T19:00:00Z'), toFake: ['Date'] });
  openOffers('2026-11-21', '2026-11-22', '2026-11-23');
  expect(readOffers()).toEqual(['2026-11-22', '2026-11-23']);
  expect(find('aside')).toBeTruthy();
});

it('the banner goes with its last offer, and a page without one misses nothing', () => {
  openOffers('2026-01-01');
  expect(find('aside')).toBeNull();
  document.body.innerHTML = '';
  expect(startOffers).not.toThrow();
});

/** A header in which something is open, or nothing. */
function openMenu(isOpen: boolean) {
  document.body.innerHTML = '<header><p>Brands</p><a href="#x"><b>Menu</b></a><nav></nav></header>';
  const wide = new EventTarget();
  const queries: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.push(query);
    return wide;
  });
  const hidePopover = vi.fn();
  const open = Object.assign(find('nav'), { hidePopover });
  vi.spyOn(find('header'), 'querySelector').mockImplementation((query: string) =>
    isOpen && query === ':popover-open' ? open : null,
  );
  startHeader();
  return { hidePopover, widen: () => wide.dispatchEvent(new Event('change')), queries };
}

it('what is open in the header closes once the window is wide enough for another form', () => {
  const { hidePopover, widen, queries } = openMenu(true);
  widen();
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(queries).toEqual(['(min-width:1024px)']);
});

it('a menu that is closed stays as it is: closing it again would be an error', () => {
  const { hidePopover, widen } = openMenu(false);
  find('b').click();
  widen();
  expect(hidePopover).not.toHaveBeenCalled();
});

it('pages are rendered ahead, but never the lead desk nor the backend', () => {
  addPrerenderRules();
  const { prerender } = JSON.parse(find('script[type=speculationrules]').textContent);
  const [, { not }] = prerender[0].where.and;
  const isRefused = (path: string) =>
    not.href_matches.some((pattern: string) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path,
    );
  for (const path of [ROUTES.auth, ROUTES.authConfirm, ROUTES.admin, '/functions/v1/x'])
    expect(isRefused(path), path).toBe(true);
  expect(isRefused(ROUTES.contact)).toBe(false);
});

/** Clicks a download link of a page whose server answers so. */
async function download(answer: () => Promise<Response>, init: MouseEventInit = {}, at = 'b') {
  // A document of its own: the program listens on it for as long as it lives.
  const ending = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, hear: unknown) =>
    listen(type, hear as EventListener, { signal: ending.signal }),
  );
  document.body.innerHTML =
    '<a href="/menu.pdf" data-text=""><b>PDF</b></a><a href="/menu.txt">Text</a><i>Rolls</i>';
  const fetched = vi.fn((_address: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.hasAttribute('download')) files.push(this.getAttribute('href') ?? '');
  });
  startDownloads();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  find(at).dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
  ending.abort();
  return {
    isTaken: event.defaultPrevented,
    asked: fetched.mock.calls.map(([, { method }]) => method),
    files,
    opened: assign.mock.calls.map(([path]) => new URL(path).pathname),
  };
}

const found = async () => new Response();
const asText = { isTaken: true, asked: ['HEAD'], files: ['/menu.txt'], opened: [] };

it.each([
  ['is had', found, { isTaken: true, asked: ['HEAD'], files: [], opened: ['/menu.pdf'] }],
  ['is missing', async () => new Response(null, { status: 404 }), asText],
  ['cannot be reached', () => Promise.reject(new TypeError('offline')), asText],
])('a download link opens the PDF, or hands out the text, where it %s', async (...row) => {
  const [, answer, does] = row;
  expect(await download(answer)).toEqual(does);
});

it.each([
  ['with Control', { ctrlKey: true }, 'b'],
  ['with Command', { metaKey: true }, 'b'],
  ['with Shift', { shiftKey: true }, 'b'],
  ['elsewhere', {}, 'i'],
])("a click %s stays the browser's", async (_how, init, at) => {
  expect(await download(found, init, at)).toEqual({
    isTaken: false,
    asked: [],
    files: [],
    opened: [],
  });
});

it.each([
  [`#${SENT_ANCHOR}`, null],
  ['', 'draft'],
  ['#elsewhere', 'draft'],
])('the page that follows a posted form, opened with "%s", leaves the draft %s', (hash, left) => {
  sessionStorage.setItem(DRAFT_KEY, 'draft');
  location.hash = hash;
  clearSentDraft();
  expect(sessionStorage.getItem(DRAFT_KEY)).toBe(left);
  location.hash = '';
});

const NOW = Date.now();
const WEEK = 7 * 86_400_000;

/** The text under which the outbox keeps an enquiry. */
function write(change: object): string {
  const storage = createMemoryStorage();
  keepEnquiry(storage, FILLED, FACTS, new Date(NOW));
  changeEntry(storage, FACTS.id, (entry) => ({ ...entry, ...change }));
  return storage.getItem(`contactLead:${FACTS.id}`) ?? '';
}

it.each([
  ['waits', write({}), true],
  ['was confirmed just now', write({ confirmedAt: NOW }), false],
  ['was confirmed a week ago', write({ confirmedAt: NOW - WEEK - 1 }), true],
  ['was refused', write({ faults: { email: 'x' } }), false],
  ['cannot be read', 'broken', false],
])('an enquiry on the device that %s wakes the outbox, or does not', (_how, entry, wakes) => {
  const load = vi.fn();
  vi.stubGlobal('localStorage', { theme: '0', contactLeads: '[0]', 'contactLead:a': '', b: entry });
  wakeOutbox(load);
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('localStorage', { 'contactLead:a': 'broken', [`contactLead:${FACTS.id}`]: entry });
  wakeOutbox(load);
  expect(load).toHaveBeenCalledTimes(wakes ? 1 : 0);
});

it('where storage is blocked the outbox sleeps', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => wakeOutbox(() => expect.unreachable())).not.toThrow();
});
