import { beforeEach, expect, test } from 'vitest';
import { startDesk } from './desk/desk.ts';

const { sql, callAs } = await startDesk();
beforeEach(() => sql('truncate private.spool_reports'));

const report = (home: string, length: number, reportedAgo: string) =>
  callAs('service', `report_server('${home}', 'machine of ${home}', ${length})`).then(() =>
    sql(
      `update private.spool_reports set reported_at = now() - interval '${reportedAgo}' where home = '${home}'`,
    ),
  );
const silent = async () =>
  (await callAs<{ place: string }[]>('administrator', 'silent_servers()')).map(
    ({ place }) => place,
  );

test('a process that stopped reporting is named with its place, one that reports is not', async () => {
  await report('alive', 2, '2 minutes');
  await report('dead', 0, '4 minutes');
  expect(await callAs('administrator', 'silent_servers()')).toEqual([
    { place: 'machine of dead', length: 0, reported_at: expect.any(String) },
  ]);
});

test('one that reports again, or signed off, is silent no longer', async () => {
  await report('back', 0, '1 hour');
  await report('gone', 0, '1 hour');
  expect(await silent()).toHaveLength(2);
  await report('back', 0, '0 minutes');
  await callAs('service', "sign_off_server('gone')");
  expect(await silent()).toEqual([]);
});

test('one that held enquiries is named until it is forgotten, an empty one for a day', async () => {
  await report('empty', 0, '25 hours');
  await report('holding', 3, '6 days');
  expect(await silent()).toEqual(['machine of holding']);
});
