import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../contract/enquiry.ts';
import type { AppEnv } from '../../server/context.ts';
import { storeIn } from '../../server/enquiry/keep-enquiries.ts';
import { mountEnquiryFunction, mountReceiptFunction } from '../../server/enquiry/routes.ts';
import { openBuckets } from '../../server/gate/buckets.ts';
import { FORM_RATES } from '../../server/gate/cost-classes.ts';
import { countInDatabase } from '../../server/rate-limit.ts';
import { ContactField } from '../../site/islands/contact-form/contact-form-frame.tsx';
import { otherWayLinks } from '../../site/islands/contact-form/contact-outcome.tsx';
import { COPIES_KEY, findEntry, keepEnquiry } from '../../site/outbox/outbox.ts';
import { createMemoryStorage, FACTS, FILLED } from '../../site/testing/outbox.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';

/**
 * Follows a new field, `district`, from the form to the team's mail. add-a-field.database.test.ts runs this
 * in a copy of the tree that has the field; in this tree it is no test.
 */
const FIELD = 'district' as EnquiryField;
const DISTRICT = 'Ludhiana <West>';
const VALUES = { ...FILLED, [FIELD]: DISTRICT };
const SECRETS = ['a secret of the tests that nobody else has'];

const home = await createTestDatabase();
let app: Hono<AppEnv>;
beforeAll(async () => {
  const { database } = home;
  const countRequest = countInDatabase(database, 'a key of the tests');
  const sender = {
    secrets: SECRETS,
    siteUrl: 'https://yctfc.example',
    deskUrl: 'https://yctfc.example',
    leadsTo: 'leads@example.in',
  };
  const common = {
    sender,
    wakeMail: () => {},
    log: { error: console.error, warn: console.warn },
  };
  app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('clientAddress', '203.0.113.7');
      c.set('requestId', 'r1');
      return next();
    })
    .route(
      '/enquiry',
      mountEnquiryFunction({
        ...common,
        store: storeIn(database, sender),
        countRequest,
        gate: openBuckets(FORM_RATES),
      }),
    )
    .route('/receipt', mountReceiptFunction({ ...common, database, countRequest }));
});

const sql = async (text: string) => (await home.database.transaction((tx) => tx.query(text))).rows;

async function post(path: string, body: object) {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

test('the form asks for it, before the message', () => {
  expect(ENQUIRY_FIELDS.indexOf(FIELD)).toBe(ENQUIRY_FIELDS.indexOf('message') - 1);
  const markup = renderToStaticMarkup(
    createElement(ContactField, { field: FIELD, subjects: [], hints: { [FIELD]: 'Which one?' } }),
  );
  expect(markup).toMatch(/<input[^>]* name="district"/);
  expect(markup).toContain('maxLength="80"');
  expect(markup).toContain('Which one?');
  expect(markup).not.toContain('required');
});

test('the device keeps it, and other ways take it along', () => {
  const storage = createMemoryStorage();
  keepEnquiry(storage, VALUES, FACTS, new Date());
  expect(findEntry(storage, FACTS.id)?.values).toMatchObject({ [FIELD]: DISTRICT });
  expect(JSON.parse(storage.getItem(COPIES_KEY) ?? '')).toMatchObject([{ [FIELD]: DISTRICT }]);
  const ways = otherWayLinks({ chatNumber: '+911', email: 'a@b.in', phone: '+911' }, VALUES);
  expect(decodeURIComponent(ways.chat)).toContain(DISTRICT);
});

test('the function stores it, the mail says it, the receipt shows and corrects it', async () => {
  const sent = await post('/enquiry', { ...VALUES, homepage: '' });
  expect(sent.status).toBe(201);
  const token = sent.body.receipt;
  expect(await sql('select district from public.leads')).toEqual([{ district: DISTRICT }]);
  const team = "select body_text, body_html from private.mail_outbox where kind = 'team'";
  const [mail] = await sql(team);
  expect(mail.body_text).toMatch(/^District: +Ludhiana <West>$/m);
  expect(mail.body_html).toContain('Ludhiana &lt;West&gt;');

  const seen = await post('/receipt', { token, action: 'see' });
  expect(seen.body.receipt).toMatchObject({ [FIELD]: DISTRICT });
  const { subject: _subject, ...fields } = VALUES;
  const corrections = { ...fields, token, action: 'correct', [FIELD]: 'Mohali' };
  const corrected = await post('/receipt', corrections);
  expect(corrected.body.receipt).toMatchObject({ [FIELD]: 'Mohali' });
  const [correction] = await sql(
    "select body_text from private.mail_outbox where kind = 'correction'",
  );
  expect(correction.body_text).toContain('District: Mohali');
});

test('an enquiry without it is taken, from a page that a browser has kept', async () => {
  await sql('truncate public.leads, private.submissions cascade');
  const { status } = await post('/enquiry', { ...FILLED, [FIELD]: undefined, homepage: '' });
  expect(status).toBe(201);
  expect(await sql('select district from public.leads')).toEqual([{ district: null }]);
});

test('one character more than its limit is refused at its name', async () => {
  const { status, body } = await post('/enquiry', { ...VALUES, [FIELD]: 'x'.repeat(81) });
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields)).toEqual([FIELD]);
});
