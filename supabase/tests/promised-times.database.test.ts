import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOTICE } from '../../contract/consent.ts';
import { createTestDatabase } from '../../tests/support/database/database.ts';

const { database } = await createTestDatabase();

const ROOT = new URL('../../', import.meta.url);
/** All words of these files, with single spaces between. */
const wordsOf = (pattern: string): string =>
  globSync(pattern, { cwd: ROOT })
    .map((path) => readFileSync(new URL(path, ROOT), 'utf8'))
    .join(' ')
    .replace(/\s+/g, ' ');

const POLICY = wordsOf('content/legal/privacy-policy.md');
const DESK = wordsOf('admin/**/*.tsx');
const HANDBOOK = wordsOf('docs/owner/{quarantine,change-many-leads}.md');
const DECISION = wordsOf('docs/decisions/011-*.md');

const COUNTED = ['no', 'one', 'two', 'three'];
/** A time as the pages write it: "two years", "13 months", "60 days". */
function inWords(months: number, days: number): string {
  const [count, unit] =
    months === 0 ? [days, 'day'] : months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${COUNTED[count] ?? count} ${unit}${count === 1 ? '' : 's'}`;
}

async function ask<Row>(sql: string): Promise<Row[]> {
  return (await database.transaction((tx) => tx.query(sql))).rows as Row[];
}

/** Where the pages promise how long something is kept; the time stands in the brackets. */
const PROMISES: readonly [rule: string, where: string, promise: RegExp][] = [
  ['leads', POLICY, /We keep an enquiry for (.+?) at most/],
  ['leads', NOTICE.texts.enquiry, /We keep them for (.+?) and/],
  ['leads', DESK, /deleted or older than (\w+ \w+)/],
  ['quarantined leads', POLICY, /set aside as advertising go after (\w+ \w+)/],
  ['quarantined leads', DESK, /After (\w+ \w+) they are deleted/],
  ['quarantined leads', HANDBOOK, /After (\w+ \w+) it is deleted/],
  ['quarantined leads', DECISION, /it empties itself after (\w+ \w+)/],
  ['chat clicks', POLICY, /counted chat clicks .* after (\w+ \w+)/],
  ['mail attempts', POLICY, /record that an e-mail was sent after (\w+ \w+)/],
];

test.each(PROMISES)('%s are kept as long as promised', async (rule, where, promise) => {
  const [kept] = await ask<{ months: number; days: number }>(
    `select (extract(year from for_time) * 12 + extract(month from for_time))::int as months,
       extract(day from for_time)::int as days
     from private.retention_rules where kept = '${rule}'`,
  );
  expect(promise.exec(where)?.[1]).toBe(inWords(kept?.months ?? 0, kept?.days ?? 0));
});

test('a deleted lead stays in the archive as long as promised', async () => {
  await ask(`insert into public.leads (name, email, message, created_at)
    values ('New', 'a@b.in', 'x', now()), ('Old', 'a@b.in', 'x', now() - interval '2 years')`);
  await ask('delete from public.leads');
  expect(POLICY).toMatch(/removed there one year after it arrived, or after 30 days if that year/);
  expect(DESK).toMatch(/archive for a year from the day of each enquiry, at least for 30 days/);
  expect(HANDBOOK).toMatch(/archive for a year from the day of the enquiry/);
  const rows = await ask(
    `select lead ->> 'name' as name,
       purge_at = (lead ->> 'created_at')::timestamptz + interval '1 year' as year,
       purge_at = archived_at + interval '30 days' as days
     from private.lead_archive order by name`,
  );
  expect(rows).toEqual([
    { name: 'New', year: true, days: false },
    { name: 'Old', year: false, days: true },
  ]);
});
