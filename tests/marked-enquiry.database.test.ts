import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppEnv } from '../server/context.ts';
import { mountCalendar } from '../server/desk/calendar.ts';
import { digestSchema, renderDigest } from '../server/desk/digest.ts';
import { openTransport } from '../server/mail/transport.ts';
import { startMailWorker } from '../server/mail/worker.ts';
import { enquiry, setUpEnquiryDesk } from '../server/testing/enquiry-desk.ts';
import { renderCorrectionMail } from '../supabase/functions/enquiry-receipt/handler.ts';
import { openDesk } from '../supabase/tests/desk/desk.ts';
import { parseCalendar } from './support/calendar/parse-calendar.ts';
import { type MailServer, startMailServer } from './support/mail/smtp.ts';
import { attack, harmless, runsIn, type Spelling, shapeOf } from './support/markers/markers.ts';

const SITE = {
  siteUrl: 'https://yctfc.example',
  deskUrl: 'https://yctfc.example',
  leadsTo: 'leads@example.in',
};
const home = await setUpEnquiryDesk();
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

/** Every field of the form that takes a visitor's own words. */
const fieldsIn = (spell: Spelling) => ({
  name: `Asha ${spell(1, 'medium')}`,
  email: "o'hara`{|}@example.in",
  phone: `98765 43210 ${spell(2, 'short')}`,
  message: `A shop ${spell(3)}\n${spell(4)}`,
});

/** Sends an enquiry and delivers its mails. */
async function mailsOf(spell: Spelling) {
  server.clear();
  const { send } = home.mount();
  expect((await send({ ...enquiry, ...fieldsIn(spell) })).status).toBe(201);
  // What looks like spam waits for a person, who may let it go.
  await home.sql('update private.mail_outbox set is_held = false, held_for = null');
  const worker = startMailWorker({
    database: home.database(),
    transport: openTransport({
      smtpUrl: server.url,
      mailFrom: 'YCTFC <no-reply@yctfc.example>',
      mailDir: '/nowhere',
      announce: () => {},
      isLocal: true,
    }),
    log: { info() {}, warn: console.warn, error: console.error } as never,
    pollIntervalMs: 60_000,
  });
  const received = (address: string) => server.waitFor(({ to }) => to.includes(address));
  const mails = [await received(SITE.leadsTo), await received(fieldsIn(spell).email)];
  await worker.stop();
  await home.sql('delete from public.leads');
  return mails;
}

test('mails about an enquiry have the same elements and headers, and say its words', async () => {
  const [plain, attacked] = [await mailsOf(harmless), await mailsOf(attack)];
  const partsOf = ({ html, headers }: (typeof plain)[number]) => ({
    shape: shapeOf(html),
    headers: headers.map(({ key }) => key).sort(),
  });
  expect(attacked.map(partsOf)).toEqual(plain.map(partsOf));
  expect(attacked.flatMap(({ html }) => runsIn(html))).toEqual([]);
  expect(attacked[0]?.subject).toContain(attack(1, 'medium'));
  expect(attacked[0]?.text).toContain(attack(4));
});

test('the mail about a correction has the same elements', () => {
  const partsOf = (spell: Spelling) => {
    const { body_html: html } = renderCorrectionMail(
      randomUUID(),
      { ...enquiry, ...fieldsIn(spell) },
      SITE,
    );
    return { shape: shapeOf(html), runs: runsIn(html) };
  };
  expect(partsOf(attack)).toEqual({ ...partsOf(harmless), runs: [] });
});

test('the daily digest and the calendar have the same parts', async () => {
  const desk = await openDesk(home.database());
  const partsOf = async (spell: Spelling) => {
    const { name, message } = fieldsIn(spell);
    const lead = await desk.enquire({ name, message, city: spell(5, 'medium') });
    await desk.sql(
      "update public.leads set due_at = now() - interval '2 days', due_what = $2 where id = $1",
      [lead, `Call ${spell(6)}`],
    );
    const opened = await desk.callAs('service', 'open_digest(0, array[0,1,2,3,4,5,6])');
    const { subject, body_html: html } = renderDigest(v.parse(digestSchema, opened), SITE);
    const token = await desk.call<string>('renew_calendar_feed()');
    const calendar = mountCalendar({
      database: home.database(),
      countRequest: async () => 0,
      log: console,
      deskUrl: SITE.deskUrl,
    });
    const app = new Hono<AppEnv>().use((c, next) => {
      c.set('clientAddress', '203.0.113.7');
      return next();
    });
    const answer = await app.route('/', calendar).request(`/?token=${token}`);
    const { parts } = parseCalendar(await answer.text());
    expect(parts[0]?.properties.SUMMARY).toBe(`Call ${spell(6)}: ${name}`);
    await desk.sql('delete from public.leads');
    const events = parts.map((part) => [
      part.name,
      Object.keys(part.properties),
      part.parts.length,
    ]);
    return { subject, shape: shapeOf(html), runs: runsIn(html), events };
  };
  const plain = await partsOf(harmless);
  expect(plain.events).toHaveLength(1);
  expect(await partsOf(attack)).toEqual(plain);
});
