import { ROUTES } from '../../../contract/routes.ts';
import { begins } from '../../support/content/begins.ts';
import { loadPage, loadPeople } from '../../support/content/read-content.ts';
import { expect, test } from '../../support/product/product.ts';

const words = await loadPage('about');
const { shown } = await loadPeople();
const count = (group: 'board' | 'management') =>
  shown.filter((person) => person.group === group).length;

test('directors and managers, each with a designation', async ({ page }) => {
  await page.goto(ROUTES.about);
  for (const [heading, people] of [
    [words.boardHeading, count('board')],
    [words.managementHeading, count('management')],
  ] as const) {
    const part = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) });
    await expect(part.getByRole('listitem')).toHaveCount(people);
    for (const person of await part.getByRole('listitem').all()) {
      await expect(person.getByRole('heading')).not.toBeEmpty();
      await expect(person.getByRole('paragraph').first()).not.toBeEmpty();
      await expect(person.getByRole('paragraph').last()).toHaveText(begins(words.plateLabel));
    }
  }
  for (const name of [words.profile.heading, words.vision.title, words.mission.title]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});
