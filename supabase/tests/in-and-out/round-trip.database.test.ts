import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { proposeMapping } from '../../../admin/features/import/map-columns.ts';
import { readRows } from '../../../admin/features/import/read-rows.ts';
import { readTable } from '../../../admin/features/import/read-table.ts';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { begunExportSchema, type ExportPage } from '../../../contract/desk/export.ts';
import { importAnswerSchema } from '../../../contract/desk/new-lead.ts';
import { readLead } from '../../../contract/leads-file/lead-cells.ts';
import { writeFile } from '../../../server/desk/export-routes.ts';
import { startDesk } from '../desk/desk.ts';

const { imports } = parse(readFileSync('content/desk.yaml', 'utf8')) as DeskContent;
const desk = await startDesk();

const LEADS = [
  { name: 'Asha Verma', email: 'asha@example.in', phone: '+919876543210', subject: 'franchise' },
  { name: '=HYPERLINK("x")', phone: '+911722345678', message: '-1\nनमस्ते, "ਮੋਹਾਲੀ"; 1,2,3,4,5,6' },
  { name: "'=1", phone: '+442079460958', message: '="98"' },
  { name: 'Typed', phone: '+919811112222', phone_typed: '98111 12222 / 98111 12223 [shop]' },
  { name: 'No number', email: 'none@example.in', phone_typed: 'ask my brother' },
  { name: 'No calls', phone: '+919811113333', calls_allowed: false, message: 'No calls please' },
  { name: 'Withdrawn', email: 'w@example.in', withdrawn_at: '2026-11-21T10:00:00Z' },
  { name: 'Both', phone: '+919811114444', withdrawn_at: '2026-11-21T10:00:00Z', phone_typed: 'x' },
  { name: 'Long', email: 'long@example.in', message: '😀'.repeat(5000), calls_allowed: false },
  { name: 'Same number', email: 'other@example.in', phone: '+919876543210' },
];

const stored = () =>
  desk.sql(
    `select name, email, phone, phone_typed, subject, message, to_char(created_at, 'YYYY-MM-DD HH24:MI:SS') as at,
       withdrawn_at is not null as is_withdrawn, calls_allowed is false or withdrawn_at is not null as is_barred
     from public.leads order by created_at`,
  );

async function download(format: 'csv' | 'xlsx'): Promise<Blob> {
  const begun = v.parse(
    begunExportSchema,
    await desk.call('begin_export($1, $2, true)', ['{}', format]),
  );
  const page = await desk.call<ExportPage>('desk_export($1)', [begun.export]);
  async function* leads() {
    yield page.rows.map((cells) => readLead(page.columns, cells));
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of writeFile(format, leads())) pieces.push(new Uint8Array(piece));
  return new Blob(pieces);
}

test.each(['csv', 'xlsx'] as const)(
  'our own %s gives the same leads, and each wish',
  async (format) => {
    await desk.sql('delete from public.leads');
    for (const [at, lead] of LEADS.entries())
      await desk.sql(
        `insert into public.leads (id, created_at, name, email, phone, phone_typed, subject, message, withdrawn_at,
         calls_allowed)
       select gen_random_uuid(), now() - $2 * interval '1 hour', r.name, r.email, r.phone, r.phone_typed, r.subject,
         coalesce(r.message, 'Hello'), r.withdrawn_at, r.calls_allowed
       from jsonb_populate_record(null::public.leads, $1) r`,
        [JSON.stringify(lead), LEADS.length - at],
      );
    const before = await stored();
    expect(before).toHaveLength(LEADS.length);
    const file = await download(format);
    const table = await readTable(file, Object.values(imports.columns).flat());
    const { rows, refused, repeated } = readRows(
      table,
      proposeMapping(table.columns, imports.columns),
      '',
    );
    expect([refused, repeated]).toEqual([[], []]);
    await desk.sql('delete from public.leads');
    const answer = await desk.call('import_leads($1, $2)', [randomUUID(), JSON.stringify(rows)]);
    expect(v.parse(importAnswerSchema, answer)).toMatchObject({ added: LEADS.length, refused: [] });
    expect(await stored()).toEqual(before);
  },
);
