import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../contract/routes.ts';

/** What a visitor does on a page that answers by moving or changing something. */
export interface Interaction {
  path: string;
  label: string;
  act(page: Page): Promise<void>;
}

/** A person looks before he presses: what a scroll has brought into view has been painted by then. */
const LOOK_MS = 500;
/** How long a finger rests on the glass. */
const TOUCH_MS = 80;

/**
 * Presses as a finger does. Not `click`: what that does inside the page to find the place and to watch who is
 * hit takes part of the time that is measured.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await page.waitForTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const press = (page: Page, name: string | RegExp) =>
  tap(page, page.getByRole('button', { name }).first());

export const INTERACTIONS: readonly Interaction[] = [
  {
    path: ROUTES.home,
    label: 'open and close the menu',
    act: async (page) => {
      await press(page, 'Navigation');
      await page.keyboard.press('Escape');
    },
  },
  {
    path: ROUTES.menu,
    label: 'open four categories',
    act: async (page) => {
      const categories = page.getByRole('main').locator('summary');
      for (let place = 0; place < 4; place += 1) await tap(page, categories.nth(place));
    },
  },
  {
    path: ROUTES.blog,
    label: 'show all articles, then less',
    act: async (page) => {
      await press(page, 'View All Blogs');
      await press(page, 'Show Less');
    },
  },
  {
    path: ROUTES.about,
    label: 'next award, twice',
    act: async (page) => {
      await page.getByRole('region', { name: 'Awards' }).scrollIntoViewIfNeeded();
      await press(page, 'Next award');
      await press(page, 'Next award');
    },
  },
  {
    path: ROUTES.auth,
    label: 'change tabs',
    act: async (page) => {
      await tap(page, page.getByRole('tab', { name: 'Sign Up' }));
      await tap(page, page.getByRole('tab', { name: 'Login' }));
    },
  },
  {
    path: ROUTES.contact,
    label: 'type into the form',
    act: async (page) => {
      await page.getByLabel('Full Name').pressSequentially('Harpreet Kaur');
      await page.getByLabel('Message').pressSequentially('I have 450 sq ft in Phase 8.');
    },
  },
];
