import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { BROWSER_ARGUMENTS, browserPath } from '../../../tests/support/browser/browser.ts';
import { fillForm, send } from '../../../tests/support/product/contact-page.ts';
import { readOutbox } from '../../../tests/support/product/outbox.ts';
import { type Home, openHome } from '../home/home.ts';
import { anyNetwork } from '../home/visitors.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

/** Within this time a phone must bring its enquiry through, once nothing hinders it. */
const DELIVERY_TIMEOUT_MS = 25_000;
const YEAR_MS = 365 * 86_400_000;

export const phone: Trial = {
  name: 'phone',
  title:
    'A real browser at phone size: offline before, during and after sending, the tab closed right after the click, the clock wrong by a year: each enquiry arrives once.',
  run: async ({ rounds = 10 }) => {
    const home = await openHome({ withSite: true });
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: [...BROWSER_ARGUMENTS],
    });
    try {
      const rows: Figures[] = [];
      for (const [what, act] of Object.entries(MISHAPS)) {
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const context = await browser.newContext({
            viewport: { width: 390, height: 844 },
            extraHTTPHeaders: { 'x-forwarded-for': anyNetwork() },
          });
          visits.push(await visitOnce(home, context, act, round));
          await context.close();
        }
        rows.push({ what, ...(await countVisits(home, visits)) });
      }
      return { rows, failures: mustBeZero(rows, 'not stored', 'doubled', 'lost') };
    } finally {
      await browser.close();
      await home.stop();
    }
  },
};

interface Hands {
  page: Page;
  context: BrowserContext;
  round: number;
}

/** What happens to one visitor, from the filled form on; returns the page that is open at the end. */
type Mishap = (hands: Hands) => Promise<Page>;

const MISHAPS: Record<string, Mishap> = {
  'offline before sending': async ({ page, context }) => {
    await context.setOffline(true);
    await send(page);
    await sleep(500);
    await context.setOffline(false);
    return page;
  },
  'offline during sending, the request lost': async ({ page, context }) => {
    await page.route(isPosted, () => {}, { times: 1 });
    await send(page);
    await sleep(300);
    return reconnect(page, context);
  },
  'offline during sending, the answer lost': async ({ page, context }) => {
    await page.route(
      isPosted,
      async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await send(page);
    await sleep(1_000);
    return reconnect(page, context);
  },
  'offline after sending': async ({ page, context }) => {
    await send(page);
    await page.getByText('Sent', { exact: true }).waitFor();
    return reconnect(page, context);
  },
  'tab closed right after the click': async ({ page, context }) => {
    await send(page);
    await page.close();
    const next = await context.newPage();
    await next.goto(new URL(ROUTES.menu, originOf.get(context)).href);
    return next;
  },
  'clock wrong by a year': async ({ page, context, round }) => {
    await page.clock.setFixedTime(Date.now() + (round % 2 ? YEAR_MS : -YEAR_MS));
    await context.setOffline(true);
    await send(page);
    await sleep(300);
    await page.clock.setFixedTime(Date.now());
    await context.setOffline(false);
    return page;
  },
};

const originOf = new WeakMap<BrowserContext, string>();
const isPosted = (url: URL) => url.pathname === ENQUIRY_ENDPOINT && !url.search;

/** Goes offline and back, then reloads the page: whatever the device still holds may go out. */
async function reconnect(page: Page, context: BrowserContext): Promise<Page> {
  await context.setOffline(true);
  await sleep(300);
  await context.setOffline(false);
  await page.reload();
  return page;
}

interface Visit {
  marker: string;
  /** The device says that the enquiry was taken. */
  isConfirmed: boolean;
  /** The device still holds it and goes on trying. */
  isWaiting: boolean;
}

async function visitOnce(
  home: Home,
  context: BrowserContext,
  act: Mishap,
  round: number,
): Promise<Visit> {
  originOf.set(context, home.url);
  const marker = randomUUID();
  const page = await context.newPage();
  await page.goto(home.url + ROUTES.contact);
  await fillForm(page, {
    email: `phone-${marker}@example.in`,
    phone: `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
    message: `Which model fits? ${marker}`,
  });
  // The script takes the form over once its island is awake.
  await page.locator('[data-tool][data-is-alive]').waitFor({ state: 'attached' });
  const last = await act({ page, context, round });
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS;
  while (Date.now() < deadline && (await readDevice(last)) !== 'confirmed') await sleep(200);
  const state = await readDevice(last);
  return { marker, isConfirmed: state === 'confirmed', isWaiting: state === 'waiting' };
}

async function readDevice(page: Page): Promise<'confirmed' | 'waiting' | 'nothing'> {
  const [entry] = await readOutbox(page).catch(() => []);
  if (!entry) return 'nothing';
  return entry.confirmedAt === undefined ? 'waiting' : 'confirmed';
}

async function countVisits(home: Home, visits: readonly Visit[]): Promise<Figures> {
  const rows = await home.sql('select message from public.leads');
  const copies = visits.map(
    ({ marker }) => rows.filter(({ message }) => String(message).includes(marker)).length,
  );
  const is = (what: (visit: Visit, stored: number) => boolean) =>
    visits.filter((visit, at) => what(visit, copies[at] ?? 0)).length;
  return {
    sent: visits.length,
    acknowledged: is(({ isConfirmed }) => isConfirmed),
    stored: is((_visit, stored) => stored > 0),
    'not stored': is((_visit, stored) => stored === 0),
    'still on the device': is(({ isWaiting }) => isWaiting),
    doubled: is((_visit, stored) => stored > 1),
    lost: is(({ isConfirmed, isWaiting }, stored) => stored === 0 && (isConfirmed || !isWaiting)),
  };
}
