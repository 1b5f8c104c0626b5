import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { REASONED_STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { type WorkChange, workAnswerSchema } from '../../../contract/desk/work.ts';
import type { Database } from '../../../server/database/database.ts';
import { type Cast, createCast } from '../actors.ts';
import { leadLife } from '../lead-life.ts';

/** Code and sentence with which the database refused. */
export interface Refusal {
  code: string;
  message: string;
}

/** What the desk does in the database, in the name of its administrator. */
export async function openDesk(database: Database) {
  const cast: Cast = await createCast(database);
  const life = leadLife(database, () => cast);
  const call = <T>(text: string, values: unknown[] = []) =>
    life.callAs<T>('administrator', text, values);

  async function work(lead: string, change: WorkChange | object, action: string = randomUUID()) {
    return v.parse(
      workAnswerSchema,
      await call('work_lead($1, $2, $3)', [action, lead, JSON.stringify(change)]),
    );
  }
  return {
    cast,
    ...life,
    call,
    work,
    undo: async (action: string) =>
      v.parse(workAnswerSchema, await call('undo_work($1)', [action])),
    /** A lead with other words than those of `submit`. */
    async enquire(words: object = {}, journey: object = {}): Promise<string> {
      const id = randomUUID();
      const lead = { id, name: 'Asha', email: 'asha@example.in', message: 'Hello', ...words };
      await life.callAs('service', 'submit_enquiry($1, $2, $3)', [
        JSON.stringify(lead),
        '[]',
        JSON.stringify(journey),
      ]);
      return id;
    },
    /** Takes a lead to a stage by allowed moves. */
    async bringTo(lead: string, stage: Stage) {
      const way = { new: [], won: ['qualified', 'won'] }[stage as string] ?? [stage];
      for (const step of way) {
        await work(lead, { stage: step, ...(needsReason(step) && { reason: 'Too far' }) });
      }
    },
    /** Makes an action look as old as that. */
    async age(action: string, seconds: number) {
      await life.sql(`alter table private.lead_events disable trigger lead_events_only_grow`);
      await life.sql(
        'update private.lead_events set at = at - make_interval(secs => $2) where action_id = $1',
        [action, seconds],
      );
      await life.sql(`alter table private.lead_events enable trigger lead_events_only_grow`);
    },
    events: () => life.sql('select * from private.lead_events order by id'),
    row: async (lead: string) =>
      (await life.sql('select * from public.leads where id = $1', [lead]))[0] ?? {},
  };
}
export type Desk = Awaited<ReturnType<typeof openDesk>>;

export const needsReason = (stage: string): boolean =>
  REASONED_STAGES.some((reasoned) => reasoned === stage);

/** @returns how the database refused, or what it answered instead */
export const refusal = (attempt: Promise<unknown>): Promise<Refusal | unknown> =>
  attempt.then(
    (answer) => answer,
    ({ code, message }) => ({ code, message }),
  );
