import type { Page } from '@playwright/test';

/** Shows an open page as a printer sees it: the rules for paper are fetched after all else. */
export async function showOnPaper(page: Page, colorScheme: 'light' | 'dark' = 'light') {
  await page.emulateMedia({ media: 'print', colorScheme });
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ media }) => media.mediaText === 'print'),
  );
}
