// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { DATES_FILE, FACTS_FILE } from '../../../contract/facts-to-confirm.ts';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { makeHealth } from '../../testing/make-health.ts';
import { control, press, show, toasts, until, words, wordsOf } from '../../testing/person.ts';
import HealthView from './health-view.tsx';

const FACTS = FACTS_FILE.split('/').at(-1) ?? '';
const WELL = 'Enquiries come in and mails go out.';
const DATES = DATES_FILE.split('/').at(-1) ?? '';
const REPLIES = {
  ...{ lead_health: makeHealth(), silent_servers: [], server_warnings: [], unusual_reading: [] },
  ...{ [FACTS]: [], [DATES]: [] },
};

const open = async (replies: Parameters<typeof stubDesk>[0] = {}) => {
  const sent = stubDesk({ ...REPLIES, ...replies });
  const client = await show(<HealthView email="owner@yctfc.example" />);
  return { sent, client };
};
const verdicts = () =>
  [...document.querySelectorAll('[data-level]')].map(
    (line) => `${line.getAttribute('data-level')}: ${wordsOf(line)}`,
  );
const figure = (label: string) =>
  [...document.querySelectorAll('dt')]
    .find((term) => wordsOf(term) === label)
    ?.parentElement?.textContent.slice(label.length);

test('nothing is claimed before the database has answered', async () => {
  const answer = holdReply(makeHealth());
  await open({ lead_health: answer.reply });
  expect(verdicts()).toEqual(['open: Asking the database …']);
  expect(words()).toContain('As of …;');
  expect(words()).not.toContain('Test the whole path');
  expect(control('Check now').disabled).toBe(true);
  expect(control('Check now').querySelector('svg')).toBeNull();
  answer.release();
  await until(() => expect(verdicts()).toEqual([`well: ${WELL}`]));
  expect(words()).toMatch(/As of \d+:\d\d [ap]m;/);
  expect(words()).toContain('Test the whole path');
  expect(words()).not.toContain('Each was tried twenty times.');
  expect(control('Check now').querySelector('svg')).not.toBeNull();
  expect(document.querySelector('[data-row-shape]')).toBeNull();
});

test.each([
  [refuse(500), 'severe: The database did not answer; what stands below may be old.'],
  [{ now: 1 }, /^severe: The server's answer cannot be read \(lead_health\.now/],
])('an answer that is none is said, and the test stays within reach', async (answer, told) => {
  await open({ lead_health: answer });
  await until(() => expect(verdicts()).toEqual([expect.stringMatching(told)]));
  expect(words()).not.toContain(WELL);
  expect(words()).toContain('Test the whole path');
  expect(document.querySelector('[data-row-shape]')).toBeNull();
});

test('a failure after an answer keeps the figures, but praises nothing', async () => {
  const replies: Record<string, unknown> = { ...REPLIES };
  await open({ lead_health: () => replies.lead_health });
  await until(() => expect(verdicts()).toEqual([`well: ${WELL}`]));
  replies.lead_health = refuse(500);
  await press('Check now');
  await until(() => expect(verdicts()).toEqual([expect.stringContaining('may be old')]));
  expect(figure('Mails waiting')).toBe('0');
});

test('problems of the desk, of silent servers and of settings stand together', async () => {
  await open({
    lead_health: makeHealth({ spool_length: 2 }),
    silent_servers: [{ place: 'ant:/spool', length: 0, reported_at: '2026-11-21T06:00:00Z' }],
    server_warnings: [{ code: 'mail_unsent' }, { code: 'of a newer server' }],
  });
  await until(() => expect(verdicts().join('\n')).toContain('silent for 30 minutes'));
  expect(verdicts()[0]).toBe('warning: 2 enquiries wait on the server’s disk for the database.');
  expect(words()).not.toContain(WELL);
});

test('an engine without its fixes stops no enquiry, and is said beside the good news', async () => {
  await open({ server_warnings: [{ code: 'old-embedded-postgres' }] });
  await until(() =>
    expect(verdicts()).toEqual([
      expect.stringMatching(/^warning: The PostgreSQL .* npm run move-to-postgres/),
      `well: ${WELL}`,
    ]),
  );
});

test('an account that reads far more than usual is named, and nothing is praised', async () => {
  const since = '2026-11-21T03:30:00Z';
  await open({
    unusual_reading: [
      { email: 'caller@example.in', rows: 7600, since },
      { email: null, rows: 5000, since },
    ],
  });
  await until(() => expect(verdicts()).toHaveLength(2));
  expect(verdicts()).toEqual([
    expect.stringMatching(/^warning: Unusual reading: caller@example.in 7,600 leads since \d/),
    expect.stringMatching(/^warning: Unusual reading: a former member 5,000 leads since \d/),
  ]);
  expect(words()).not.toContain(WELL);
});

test('the content is among the figures where this server keeps it', async () => {
  const space = { history: 41e6, pictures: 30e6, builds: 120e6, allowed: 2e9 };
  await open({ space });
  await until(() =>
    expect(figure('Content on the disk')).toBe(
      '161 MB of 2,000 MBhistory 41 MB, pictures of today 30 MB, builds 120 MB',
    ),
  );
});

test('one mail given up is enough to list it, and samples of the build stand below', async () => {
  const abandoned_at = '2026-11-21T06:00:00Z';
  const mail = { id: 'm1', lead_id: null, kind: 'team', abandoned_at, fault: null };
  await open({
    lead_health: makeHealth({ abandoned: [mail] }),
    [FACTS]: [{ file: 'content/site.yaml', line: 7, path: 'phone' }],
  });
  await until(() => expect(words()).toContain('1 fact to confirm'));
  expect(words()).toContain('Each was tried twenty times.');
});

test('“Check now” asks for the health and the silent servers again', async () => {
  const { sent } = await open();
  await until(() => expect(verdicts()).toEqual([`well: ${WELL}`]));
  sent.length = 0;
  await press('Check now');
  await until(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ line }) => line.split('/').at(-1)).sort()).toEqual([
    'lead_health',
    'silent_servers',
  ]);
});

test('each minute everything is read anew, and a failure is not tried at once again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { sent, client } = await open({
      silent_servers: refuse(400),
      server_warnings: refuse(400),
      unusual_reading: refuse(400),
    });
    for (const key of [['health', 'silent-servers'], ['server-warnings'], ['unusual-reading']])
      await until(() => expect(client.getQueryState(key)?.status).toBe('error'));
    expect(sent).toHaveLength(7);
    vi.advanceTimersByTime(59_000);
    await until(() => expect(verdicts()).toEqual([`well: ${WELL}`]));
    expect(sent).toHaveLength(7);
    vi.advanceTimersByTime(1_000);
    await until(() => expect(sent).toHaveLength(12));
  } finally {
    vi.useRealTimers();
  }
});

test('the figures say what they mean, in the time of India', async () => {
  await open({
    lead_health: makeHealth({
      last_lead_at: '2026-11-21T06:00:00Z',
      oldest_unsent_at: '2026-11-21T06:28:00Z',
      waiting: 12_345,
      last_fault: 'Mailbox full',
      spool_reported_at: '2026-11-21T06:25:00Z',
    }),
  });
  await until(() => expect(figure('Mails waiting')).toBe('12,345Mailbox full'));
  expect(figure('Last lead')).toMatch(/^30 minutes ago21 Nov 2026, 11:30.am$/);
  expect(figure('Last mail sent')).toBe('never');
  expect(figure('Oldest unsent mail')).toMatch(/^2 minutessince 21 Nov 2026, 11:58.am$/);
  expect(figure('Waiting on the server’s disk')).toBe('0reported 5 minutes ago');
  expect(figure('In the archive')).toBe('0deleted or older than two years');
});

test('figures that are not known are said to be so', async () => {
  await open();
  await until(() => expect(figure('Oldest unsent mail')).toBe('none'));
  expect(figure('Mails waiting')).toBe('0');
  expect(figure('Waiting on the server’s disk')).toBe('0no server has reported');
});

test('a mail that was given up is listed and can be sent again', async () => {
  const mail = {
    id: 'm1',
    lead_id: null,
    kind: 'team',
    abandoned_at: '2026-11-21T06:00:00Z',
    fault: null,
  };
  const lead_id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  const other = { ...mail, id: 'm2', lead_id, kind: 'new one', fault: 'Mailbox full' };
  await open({ lead_health: makeHealth({ abandoned: [mail, other] }), retry_mail: true });
  await until(() => expect(words()).toContain('Each was tried twenty times.'));
  expect(words()).toMatch(/Mail to the team\nnone\n21 Nov 2026, 11:30.am\nnot known\nSend again/);
  expect(words()).toMatch(/new one\n(?!none).+\n21 Nov 2026, 11:30.am\nMailbox full\nSend again/);
  expect(words()).toMatch(/Mail\nLead\nGiven up\nLast answer/);
  expect(document.querySelectorAll('th [class="visually-hidden"]')).toHaveLength(1);
  expect(toasts()).toEqual([]);
});
