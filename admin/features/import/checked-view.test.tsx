// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { refuse, stubDesk } from '../../shared/backend/testing/stub-desk.ts';
import { controls, press, show, until, words } from '../../testing/person.ts';
import { CheckedView } from './checked-view.tsx';
import type { FileTable } from './read-table.ts';
import type { CheckedFile } from './use-import.ts';

const row = (number: number) => ({ number, lead: { name: `V${number}`, phone: '+919876543210' } });
const KNOWN = {
  count: 1,
  same: 1,
  wish: null,
  newest: [
    {
      id: '3f7a91c2-0000-4000-8000-000000000000',
      name: 'Asha',
      created_at: '2026-11-20T10:00:00Z',
      stage: 'new' as const,
      shares: 'number' as const,
    },
  ],
};
const FILE: CheckedFile = {
  rows: [],
  fresh: [row(2), row(3)],
  known: [{ row: { number: 4, lead: { ...row(4).lead, message: 'Hello\nMoga' } }, known: KNOWN }],
  repeated: [{ row: row(5), of: 2 }],
  remarks: [{ number: 3, reason: 'Email: “NA” is left out.' }],
  refused: [{ number: 6, reason: 'There is no phone number in this.' }],
};
const TABLE: FileTable = {
  columns: ['Name'],
  rows: [],
  leftOut: { rows: 0, sheets: ['Read me', 'Old (hidden)'] },
  doubts: [{ number: 8, reason: '2 cells instead of 6.' }],
};
const open = async (replies: Parameters<typeof stubDesk>[0]) => {
  const sent = stubDesk(replies);
  await show(<CheckedView name="a.csv" table={TABLE} file={FILE} onBack={() => {}} />);
  return sent;
};

test('what would happen is told before anything is sent', async () => {
  const sent = await open({});
  expect(words()).toContain('2 rows new.');
  expect(words()).toContain('Row 4: “V4”, “Hello”, “Moga”');
  expect(words()).toContain('Sheets left out: Read me, Old (hidden).');
  expect(words()).toContain('Row 8: 2 cells instead of 6.');
  expect(words()).toContain('Row 5: same as row 2. “V5”');
  expect(words()).toContain('Row 3: Email: “NA” is left out.');
  expect(words()).toContain('Row 6: There is no phone number in this.');
  expect(controls('Import 3 leads')).toHaveLength(1);
  expect(sent).toEqual([]);
  const [known, repeated] = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  repeated?.click();
  await until(() => expect(controls('Import 4 leads')).toHaveLength(1));
  known?.click();
  await until(() => expect(controls('Import 3 leads')).toHaveLength(1));
});

test('after a broken connection the same batch goes on, and what was there counts once', async () => {
  let answer: unknown = refuse(503);
  const sent = await open({
    import_leads: () => answer,
    undo_import: { removed: 1, left: 0, kept: 1 },
  });
  await press('Import 3 leads');
  await until(() => expect(words()).toContain('adds nothing twice'));
  answer = { added: 1, known: 1, refused: [{ number: 3, reason: 'name must be a text.' }] };
  await press('Import 3 leads');
  await until(() => expect(words()).toContain('2 leads imported.'));
  expect(words()).toContain('Row 3: name must be a text.');
  const [first, second] = sent.map(({ body }) => body as { batch_id: string; rows: object[] });
  expect(second).toEqual(first);
  expect(first).toMatchObject({ file: 'a.csv' });
  expect(first?.rows).toEqual([...FILE.fresh, ...FILE.known.map(({ row }) => row)]);
  expect(words()).toContain('1 lead of people already in your leads');

  await press('Undo this import');
  await until(() => expect(words()).toContain('1 lead taken back.'));
  expect(words()).toContain('1 lead stayed, since somebody has worked on them.');
  expect(sent.at(-1)?.body).toEqual({ batch_id: first?.batch_id });
});
