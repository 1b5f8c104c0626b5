// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { DATES_FILE } from '../../../contract/facts-to-confirm.ts';
import { holdReply, refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { makeHealth } from '../../testing/desk-replies.ts';
import { control, press, show, until, words, wordsOf } from '../../testing/person.ts';
import { describeAge, findFaults } from './health.ts';
import HealthView from './health-view.tsx';

const WELL = 'Enquiries come in and mails go out.';
const DATES = DATES_FILE.split('/').at(-1) ?? '';
const REPLIES = {
  ...{
    lead_health: makeHealth(),
    missing_heartbeats: [],
    server_warnings: [],
    unusual_reading: [],
  },
  [DATES]: [],
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
afterEach(() => void vi.useRealTimers());

test('nothing is claimed before the database has answered', async () => {
  const answer = holdReply(makeHealth());
  await open({ lead_health: answer.reply });
  expect(verdicts()).toEqual(['open: Asking the database …']);
  expect(words()).toContain('As of …;');
  expect(words()).not.toContain('Send a test enquiry');
  expect(control('Check now').disabled).toBe(true);
  answer.release();
  await until(() => expect(verdicts()).toEqual([`well: ${WELL}`]));
  expect(words()).toMatch(/As of \d+:\d\d [ap]m;/);
  expect(words()).toContain('Send a test enquiry');
  expect(words()).not.toContain('Each was tried twenty times.');
  expect(document.querySelector('[data-row-shape]')).toBeNull();
});

test.each([
  [refuse(500), 'severe: The database did not answer; the figures below may be old.'],
  [{ now: 1 }, /^severe: The server's answer cannot be read \(lead_health\.now/],
])('an answer that is none is said, and the test stays within reach', async (answer, told) => {
  await open({ lead_health: answer });
  await until(() => expect(verdicts()).toEqual([expect.stringMatching(told)]));
  expect(words()).toContain('Send a test enquiry');
});

test('“Check now” asks again; a failure keeps the figures, but praises nothing', async () => {
  let answer: unknown = makeHealth();
  const { sent } = await open({ lead_health: () => answer });
  await until(() => expect(verdicts()).toEqual([`well: ${WELL}`]));
  sent.length = 0;
  answer = refuse(500);
  await press('Check now');
  await until(() => expect(verdicts()).toEqual([expect.stringContaining('may be old')]));
  expect(sent.map(({ line }) => line.split('/').at(-1)).sort()).toEqual([
    'lead_health',
    'missing_heartbeats',
  ]);
  expect(figure('Mails waiting')).toBe('0');
});

const SINCE = '2026-11-21T03:30:00Z';
test.each([
  [
    { unusual_reading: [{ email: 'asha@x.in', rows: 7600, since: SINCE }] },
    /^warning: Unusual reading: asha@x\.in 7,600 leads since \d/,
    false,
  ],
  [
    { unusual_reading: [{ email: null, rows: 5000, since: SINCE }] },
    /: a former member 5,000 leads/,
    false,
  ],
  [
    { missing_heartbeats: [{ place: 'ant:/spool', length: 0, reported_at: SINCE }] },
    /^warning: .* silent for 3 hours\. It held 0 enquiries then; more may wait on its disk \(ant:\/spool\)/,
    false,
  ],
  [
    { server_warnings: [{ code: 'untrusted-proxy' }, { code: 'of a newer server' }] },
    /^warning: .*Set TRUST_PROXY/,
    true,
  ],
])(
  'what servers and accounts do is told; only a setting stops no enquiry (%#)',
  async (replies, told, isWell) => {
    await open(replies);
    await until(() => expect(verdicts()[0]).toMatch(told));
    expect(verdicts().slice(1)).toEqual(isWell ? [`well: ${WELL}`] : []);
  },
);

test('each minute everything is read anew, and a failure is not tried at once again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { sent } = await open({ missing_heartbeats: refuse(400), server_warnings: refuse(400) });
  await until(() => expect(verdicts()).toEqual([`well: ${WELL}`]));
  expect(sent).toHaveLength(6);
  vi.advanceTimersByTime(60_000);
  await until(() => expect(sent).toHaveLength(11));
});

test('the figures say what they mean, in the time of India', async () => {
  await open({
    space: { history: 41e6, pictures: 30e6, builds: 120e6, allowed: 2e9 },
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
  expect(figure('Oldest unsent mail')).toMatch(/^2 minutes ago21 Nov 2026, 11:58.am$/);
  expect(figure('Saved on server, not yet in list')).toBe('0reported 5 minutes ago');
  expect(figure('Content on the disk')).toContain('161 MB of 2,000 MBhistory 41 MB');
  await open();
  await until(() => expect(figure('Oldest unsent mail')).toBe('none'));
  expect(figure('Saved on server, not yet in list')).toBe('0no server has reported');
});

test('a mail that was given up is listed and can be sent again', async () => {
  const mail = { id: 'm1', lead_id: null, kind: 'team', abandoned_at: SINCE, fault: null };
  const lead_id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
  const other = { ...mail, id: 'm2', lead_id, kind: 'new one', fault: 'Mailbox full' };
  await open({ lead_health: makeHealth({ abandoned: [mail, other] }) });
  await until(() => expect(words()).toContain('Each was tried twenty times.'));
  expect(words()).toMatch(/Mail to the team\nnone\n21 Nov 2026, 9:00.am\nnot known\nSend again/);
  expect(words()).toMatch(/new one\nYC-.+\n21 Nov 2026, 9:00.am\nMailbox full\nSend again/);
});

test('what ends soon stands below, by its days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T20:00:00Z') });
  const date = (what: string, until: string) => ({ file: 'content/company.yaml', what, until });
  await open({
    [DATES]: [
      ...[date('Far', '2027-01-23'), date('Near', '2027-01-22')],
      ...[date('Today', '2026-11-23'), date('Over', '2026-11-22')],
    ],
  });
  await until(() => expect(words()).toContain('3 dates to renew'));
  expect(words()).toMatch(/Over: ended on 2026-11-22.*Today: ends on 2026-11-23.*Near: ends on/s);
});

test.each([[[]], [refuse(404)], [[{ file: 1 }]]])(
  'without a list of the build nothing is said of it (%#)',
  async (answer) => {
    const { client } = await open({ [DATES]: answer });
    await until(() => expect(client.isFetching()).toBe(0));
    expect(words()).not.toContain('to renew');
  },
);

const NOON = '2026-11-21T12:00:00Z';
const well = makeHealth({ now: NOON });
const mail = { id: 'a', lead_id: null, kind: 'team', abandoned_at: NOON, fault: null };
const silent = (length: number) => [{ place: 'web2', length, reported_at: '2026-11-21T12:01:00Z' }];

test.each<[Partial<typeof well>, number, string[]]>([
  [{ oldest_unsent_at: '2026-11-21T11:55:01Z', waiting: 3 }, 0, []],
  [{ oldest_unsent_at: '2026-11-21T12:09:00Z' }, 0, []],
  [{ oldest_unsent_at: '2026-11-21T11:55:00Z' }, 0, ['warning: A mail has waited for 5 minutes.']],
  [
    { oldest_unsent_at: '2026-11-21T11:30:00Z', last_fault: 'Refused' },
    0,
    ['severe: A mail has waited for 30 minutes. Last answer: Refused'],
  ],
  [{ abandoned: [mail] }, 0, ['severe: Mails given up after twenty attempts: 1.']],
  [{ abandoned: [mail, mail] }, 0, ['severe: Mails given up after twenty attempts: 2.']],
  [
    { spool_length: 1 },
    0,
    ['warning: Enquiries on the server’s disk that wait for the database: 1.'],
  ],
  [{ silence: { hours: 18, usual_hours: 18 } }, 0, []],
  [
    { silence: { hours: 36, usual_hours: 18 } },
    0,
    ['warning: No enquiry for 36 hours of daytime; 18'],
  ],
  // The most severe first.
  [
    {
      silence: { hours: 36.1, usual_hours: 18 },
      oldest_unsent_at: '2026-11-21T11:50:00Z',
      spool_length: 2,
    },
    0,
    ['severe: No enquiry', 'warning: A mail has', 'warning: Enquiries on the server’s disk'],
  ],
  [
    {},
    4,
    ['severe: A server process has been silent for 0 minutes. It held 4 enquiries then; more'],
  ],
])('what is wrong with %o and %i held', (change, held, told) => {
  const found = findFaults({ ...well, ...change }, held ? silent(held) : []);
  expect(found.map(({ level, words: said }) => `${level}: ${said}`)).toEqual(
    told.map((text) => expect.stringContaining(text)),
  );
});

test.each([
  ['11:59:01', '0 minutes'],
  ['11:59:00', '1 minute'],
  ['11:00:00', '1 hour'],
  ['10:01:00', '1 hour'],
])('since %s it is %s', (from, age) => {
  expect(describeAge(`2026-11-21T${from}Z`, NOON)).toBe(age);
  expect(describeAge('2026-11-19T12:00:00Z', NOON)).toBe('2 days');
});
