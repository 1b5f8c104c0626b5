import type { Page } from './product.ts';

/** Opens a view of the desk by its link; on a phone the rare ones are behind "More". */
export async function openView(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Lead desk' }).getByRole('link', { name });
  if (await link.isVisible()) return link.click();
  await page.getByRole('link', { name: /^More/ }).click();
  await page.getByRole('main').getByRole('list').getByRole('link', { name }).click();
}
