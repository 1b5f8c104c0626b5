import type { Page } from '@playwright/test';
import { ROUTES } from '../../contract/routes.ts';

/** What a visitor does on a page that answers by moving or changing something. */
export interface Interaction {
  path: string;
  label: string;
  act(page: Page): Promise<void>;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

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
      for (let place = 0; place < 4; place += 1) await categories.nth(place).click();
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
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('tab', { name: 'Login' }).click();
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
