import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { referenceOf } from '../../../contract/reference.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { toast } from '../../support/product/auth-page.ts';
import { addLead, test } from '../../support/product/desk.ts';
import { storeEnquiry } from '../../support/product/enquiries.ts';
import { expect, type Page, type Product } from '../../support/product/product.ts';

/** The table that people read: `| a task | 3 |`. */
const PROMISED = new Map(
  [...readFileSync('docs/owner/answer-leads.md', 'utf8').matchAll(/^\| (.+) \| (\d) \|$/gm)].map(
    ([, task = '', taps]) => [task, Number(taps)],
  ),
);

interface Hand {
  page: Page;
  product: Product;
  /** The only way in which a task touches the page. */
  tap: (target: Locator) => Promise<void>;
}

const lead = { message: 'A kiosk in Moga for 9 lakh. Call after 6 pm' };
const onToday = async ({ page, product }: Hand) => {
  await addLead(product, 'Gurpreet Kaur', 30, lead);
  await page.goto(`${ROUTES.admin}#today`);
};
const onLead = async ({ page, product }: Hand) => {
  const id = await addLead(product, 'Gurpreet Kaur', 30, lead);
  await page.goto(`${ROUTES.admin}#leads/${referenceOf(id)}`);
};

const TASKS: Readonly<Record<string, (hand: Hand) => Promise<void>>> = {
  'Call, say how it went, follow up tomorrow': async (hand) => {
    await onToday(hand);
    await hand.tap(hand.page.getByRole('link', { name: 'Call Gurpreet Kaur' }));
    await hand.tap(hand.page.getByRole('button', { name: 'No answer' }));
    await hand.tap(hand.page.getByRole('button', { name: /^(Tomorrow|Next working day) 11:00/ }));
    await expect(toast(hand.page, 'Gurpreet Kaur: no answer')).toBeVisible();
  },
  'Call, follow up at 6 pm, as they asked': async (hand) => {
    await onToday(hand);
    await hand.tap(hand.page.getByRole('link', { name: 'Call Gurpreet Kaur' }));
    await hand.tap(hand.page.getByRole('button', { name: 'Busy' }));
    await hand.tap(hand.page.getByRole('button', { name: /as they asked$/ }));
    await expect(toast(hand.page, 'Gurpreet Kaur: busy')).toBeVisible();
  },
  'Send a ready WhatsApp message, follow up tomorrow': async (hand) => {
    await onToday(hand);
    await hand.tap(hand.page.getByRole('link', { name: 'WhatsApp Gurpreet Kaur' }));
    await hand.tap(hand.page.getByRole('link', { name: 'Send on WhatsApp' }));
    await hand.tap(hand.page.getByRole('button', { name: /^(Tomorrow|Next working day) 11:00/ }));
    await expect(toast(hand.page, 'Gurpreet Kaur: sent')).toBeVisible();
  },
  'Move a lead to another stage, on the board': async (hand) => {
    await addLead(hand.product, 'Gurpreet Kaur', 30, lead);
    await hand.page.goto(`${ROUTES.admin}#board`);
    await hand.tap(hand.page.getByRole('button', { name: 'Move Gurpreet Kaur' }));
    await hand.tap(hand.page.getByRole('dialog').getByRole('button', { name: 'Contacted' }));
    await expect(toast(hand.page, 'Gurpreet Kaur: Contacted')).toBeVisible();
  },
  'Take over city, budget and hour from the message': async (hand) => {
    await onLead(hand);
    const article = hand.page.getByRole('article', { name: 'Gurpreet Kaur' });
    for (const fact of ['Moga', '₹9 lakh', '6 pm']) await expect(article).toContainText(fact);
  },
  'Correct a number': async (hand) => {
    await onLead(hand);
    await hand.tap(hand.page.getByRole('button', { name: 'Edit name, number, e-mail' }));
    await hand.page.keyboard.type('98765 43210');
    await hand.tap(hand.page.getByRole('button', { name: 'Save', exact: true }).first());
    await expect(toast(hand.page, 'Gurpreet Kaur: saved')).toBeVisible();
  },
  'Write a note': async (hand) => {
    await onLead(hand);
    await hand.tap(hand.page.getByLabel('Note'));
    await hand.page.keyboard.type('Wants a corner shop');
    await hand.tap(hand.page.getByRole('button', { name: 'Save note' }));
    await expect(hand.page.getByRole('region', { name: 'Activity' })).toContainText('corner shop');
  },
  'Merge enquiries of the same number or address': async ({ page, product }) => {
    for (const message of ['A kiosk', 'What does it cost?'])
      await storeEnquiry(product, { message });
    await page.goto(`${ROUTES.admin}#leads`);
    await expect(page.getByRole('listitem').filter({ hasText: '2 enquiries' })).toHaveCount(1);
  },
  'Import a portal’s file': async (hand) => {
    await hand.page.goto(`${ROUTES.admin}#leads`);
    await hand.tap(hand.page.getByRole('link', { name: /^Import/ }));
    const choosing = hand.page.waitForEvent('filechooser');
    await hand.tap(hand.page.getByLabel('CSV file or Excel workbook'));
    await (await choosing).setFiles({
      name: 'indiamart.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('SENDER_NAME,SENDER_MOBILE\r\nRamesh Iyer,9840012345'),
    });
    await hand.tap(hand.page.getByRole('button', { name: 'Check the file' }));
    await hand.tap(hand.page.getByRole('button', { name: 'Import 1 lead' }));
    await expect(hand.page.getByText('1 lead imported.')).toBeVisible();
  },
};

for (const [task, work] of Object.entries(TASKS)) {
  test(`${task}: as many taps as promised`, async ({ page, product }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await work({ page, product, tap });
    expect(taps).toBe(PROMISED.get(task));
  });
}
