import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { runSchema } from '../../../contract/desk/run.ts';
import { startDesk } from './desk.ts';

export const ALL = { filter: { list: 'all' } };
export const LOST = { stage: 'lost', reason: 'Answered by telephone' };

/** The desk of a database, with what runs over many leads need. */
export async function startRunning() {
  const desk = await startDesk();
  const { sql, call } = desk;
  return {
    ...desk,
    empty: () => sql('truncate public.leads, private.lead_archive, private.bulk_runs cascade'),
    bulk: async (change: object, target: object = ALL, run: string = randomUUID(), atMost = 200) =>
      v.parse(
        runSchema,
        await call('bulk_work($1, $2, $3, $4)', [
          run,
          JSON.stringify(target),
          JSON.stringify(change),
          atMost,
        ]),
      ),
    undoRun: async (run: string, atMost = 200) =>
      v.parse(runSchema, await call('undo_bulk($1, $2)', [run, atMost])),
    /** So many leads, a minute apart; the first ones are the newest. @returns their ids */
    async addLeads(count: number): Promise<string[]> {
      const rows = await sql<{ id: string }>(
        `insert into public.leads (name, email, message, calls_allowed, created_at)
         select 'Lead ' || n, n || '@example.in', 'Hello', true, now() - make_interval(mins => n)
         from generate_series(1, $1) n returning id`,
        [count],
      );
      return rows.map(({ id }) => id);
    },
    stages: async () =>
      (await sql<{ stage: string }>('select stage from public.leads order by created_at desc')).map(
        ({ stage }) => stage,
      ),
  };
}
