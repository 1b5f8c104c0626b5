// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { DATES_FILE } from '../../../contract/facts-to-confirm.ts';
import { refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { show, until, words } from '../../testing/person.ts';
import { DatedContentPanel } from './dated-content.tsx';

const NAME = DATES_FILE.split('/').at(-1) ?? '';
const FILE = 'content/claims/company.yaml';
const open = async (answer: object) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T20:00:00Z') });
  stubDesk({ [NAME]: answer });
  return show(<DatedContentPanel />);
};
afterEach(() => void vi.useRealTimers());

test('what has ended and what ends soon by Indian time, the oldest first', async () => {
  await open([
    { file: FILE, what: 'Far', until: '2027-01-23' },
    { file: FILE, what: 'Near', until: '2027-01-22' },
    { file: FILE, what: 'Today', until: '2026-11-23' },
    { file: FILE, what: 'Over', until: '2026-11-22' },
  ]);
  await until(() => expect(words()).toMatch(/^3 dates to renew\n/));
  expect(words()).toMatch(/Over: ended on 2026-11-22.*Today: ends on 2026-11-23.*Near: ends on/s);
  expect(words()).not.toContain('Far');
});

test.each([
  ['nothing ends', []],
  ['the site was built without a list', refuse(404)],
])('nothing is said where %s', async (_case, answer) => {
  const client = await open(answer);
  await until(() => expect(client.isFetching()).toBe(0));
  expect(words()).toBe('');
});
