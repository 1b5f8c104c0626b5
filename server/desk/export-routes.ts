import { once } from 'node:events';
import { ReadableStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { type ExportPage, MAX_WORKBOOK_LEADS } from '../../contract/desk/export.ts';
import { FILE_TYPES, nameLeadsFile } from '../../contract/leads-file/file-name.ts';
import { type ExportedLead, readLead, toSheetCells } from '../../contract/leads-file/lead-cells.ts';
import { CSV_HEAD, writeCsvLines } from '../../contract/leads-file/leads-csv.ts';
import type { Caller } from '../caller.ts';
import type { AppEnv } from '../context.ts';
import type { Database } from '../database/database.ts';

/** Leads that are written at one go: a few milliseconds, after which enquiries have their turn. */
const SLICE = 200;

interface OpenedExport {
  export: string;
  format: 'csv' | 'xlsx';
  leads: number;
  /** Of the session that began it: whatever ends that session ends the file. */
  claims: Caller['claims'];
}

/** The next page is on its way while one is written. */
async function* readPages(
  database: Pick<Database, 'transactionAs' | 'statement'>,
  opened: OpenedExport,
): AsyncGenerator<ExportedLead[]> {
  const caller: Caller = { role: 'authenticated', claims: opened.claims };
  const ask = (after: number) =>
    database.transactionAs(caller, async (tx) => {
      // As text, so that it is parsed here and once.
      const { rows } = await tx.query('select public.desk_export($1, $2)::text as page', [
        opened.export,
        after,
      ]);
      return JSON.parse(rows[0]?.page ?? 'null') as ExportPage;
    });
  let written = 0;
  let coming: Promise<ExportPage> | undefined = ask(0);
  while (coming) {
    const { columns, rows, next }: ExportPage = await coming;
    coming = next === null ? undefined : ask(next);
    // Whoever stops here does not wait for it.
    coming?.catch(() => {});
    for (let at = 0; at < rows.length; at += SLICE) {
      yield rows.slice(at, at + SLICE).map((cells) => readLead(columns, cells));
      await nextTurn();
    }
    written += rows.length;
    const [noted] = await database.statement(
      'update private.exports set written = $2 where id = $1 and not is_over returning true as is_wanted',
      [opened.export, written],
    );
    if (!noted?.is_wanted) throw new Error('the export was ended');
  }
}

export async function* writeFile(
  format: OpenedExport['format'],
  leads: AsyncIterable<ExportedLead[]>,
): AsyncGenerator<Uint8Array> {
  if (format === 'xlsx') return yield await writeWorkbook(leads);
  yield Buffer.from(CSV_HEAD);
  for await (const some of leads) yield Buffer.from(writeCsvLines(some));
}

interface ExportParts {
  database: Pick<Database, 'transactionAs' | 'statement'>;
  log: Pick<Logger, 'error' | 'info'>;
}

/** A ticket is 64 hexadecimal digits; it travels in the body, which no log holds. */
const TICKET = /^[0-9a-f]{64}$/;

// Written while it is sent: two pages are held at most. One that breaks off is cut, so that the browser says so.
export function mountExport({ database, log }: ExportParts): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    const { ticket } = await c.req.parseBody().catch(() => ({ ticket: undefined }));
    if (typeof ticket !== 'string' || !TICKET.test(ticket))
      return c.json(
        { code: 'bad_ticket', message: 'ticket must be the one of a begun export.' },
        400,
      );
    const [row] = await database.statement('select private.redeem_export($1) as opened', [ticket]);
    const opened = row?.opened as OpenedExport | null;
    if (!opened) {
      const message = 'ticket has been used or is older than a minute. Download the list again.';
      return c.json({ code: 'dead_ticket', message }, 410);
    }
    const end = (isWhole: boolean) =>
      database
        .statement(
          'update private.exports set is_over = true, is_whole = $2 where id = $1 and not is_over',
          [opened.export, isWhole],
        )
        .catch((err: unknown) => log.error({ err }, 'the end of an export was not noted'));
    if (opened.format === 'xlsx' && opened.leads > MAX_WORKBOOK_LEADS) {
      await end(false);
      const message = `A workbook holds up to ${MAX_WORKBOOK_LEADS} leads. Download CSV.`;
      return c.json({ code: 'too_many_leads', message }, 413);
    }
    return new Response(
      ReadableStream.from(
        untilTheEnd(writeFile(opened.format, readPages(database, opened)), async (error) => {
          if (error) log.info({ id: c.get('requestId'), err: error }, 'an export broke off');
          await end(error === undefined);
        }),
      ) as BodyInit,
      {
        headers: {
          'content-type': FILE_TYPES[opened.format],
          'content-disposition': `attachment; filename="${nameLeadsFile(Date.now(), opened.leads, opened.format)}"`,
        },
      },
    );
  });
}

/** @param ended told once: nothing after the last piece, or why there is no last piece */
async function* untilTheEnd(
  pieces: AsyncGenerator<Uint8Array>,
  ended: (error?: unknown) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let cause: unknown = new Error('the browser stopped');
  try {
    yield* pieces;
    cause = undefined;
  } catch (error) {
    cause = error;
    // What carries the answer prints this: the cause, which may quote values, is in the log alone.
    throw new Error('the export broke off');
  } finally {
    await ended(cause);
  }
}

// The library takes all rows at once and a whole processor, so it has a thread of its own.
async function writeWorkbook(leads: AsyncIterable<readonly ExportedLead[]>): Promise<Uint8Array> {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url));
  const written = once(thread, 'message');
  // Where the leads break off first, nobody waits for it.
  written.catch(() => {});
  try {
    for await (const some of leads) thread.postMessage(some.map(toSheetCells));
    thread.postMessage(null);
    const [workbook] = await written;
    return workbook;
  } finally {
    await thread.terminate();
  }
}
