// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { FACTS_FILE } from '../../../contract/facts-to-confirm.ts';
import { refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { settle, show, until, words } from '../../testing/person.ts';
import { FactsToConfirm } from './dated-content.tsx';

const NAME = FACTS_FILE.split('/').at(-1) ?? '';
const fact = (line: number, file = 'content/site.yaml') => ({ file, line, path: `p${line}` });

const open = async (answer: object) => {
  const sent = stubDesk({ [NAME]: answer });
  const client = await show(<FactsToConfirm />);
  return { sent, client };
};

test('one fact, and where it stands', async () => {
  await open([fact(7)]);
  await until(() => expect(words()).toMatch(/^1 fact to confirm\n/));
  expect(words()).toMatch(/content\/site\.yaml\s+line 7: p7$/);
});

test('several facts stand by their files', async () => {
  await open([fact(7), fact(9), fact(8, 'content/team.yaml')]);
  await until(() => expect(words()).toMatch(/^3 facts to confirm\n/));
  expect(words().match(/content\/site\.yaml/g)).toHaveLength(1);
});

test.each([
  ['all are confirmed', []],
  ['the site was built without a list', refuse(404)],
  ['the list cannot be read', [{ file: 1 }]],
])('nothing is said where %s', async (_case, answer) => {
  const { sent, client } = await open(answer);
  await until(() => expect(client.isFetching()).toBe(0));
  expect(words()).toBe('');
  expect(sent).toHaveLength(1);
});

test('the list is read once, as it belongs to the build', async () => {
  const { sent, client } = await open([fact(7)]);
  await until(() => expect(words()).toContain('1 fact'));
  await client.refetchQueries({ stale: true });
  await settle();
  expect(sent).toHaveLength(1);
});
