import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { mergeSchema, partSchema } from '../../../contract/desk/merge.ts';
import { runSchema } from '../../../contract/desk/run.ts';
import { REASONED_STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { type WorkChange, workAnswerSchema } from '../../../contract/desk/work.ts';
import type { Caller } from '../../../server/caller.ts';
import type { Database } from '../../../server/database/database.ts';
import { createTestDatabase } from '../../../tests/support/database/database.ts';
import { type Cast, createCast } from '../actors.ts';

const PERSON = { name: 'Asha', email: 'asha@example.in', phone: '+919876543210', message: 'Hello' };
const MAILS = [
  { kind: 'team', recipient: 'leads@example.in', subject: 'Enquiry', body_text: 'Hello' },
  { kind: 'acknowledgement', recipient: PERSON.email, subject: 'Thank you', body_text: 'Thanks' },
];
const CONSENTS = [
  { purpose: 'enquiry', text: 'To answer.', version: '1', language: 'en' },
  { purpose: 'calls', text: 'Call me.', version: '1', language: 'en' },
];

interface Words {
  id: string;
  email?: string | null;
  phone?: string | null;
}

/** Code and sentence with which the database refused. */
export interface Refusal {
  code: string;
  message: string;
}

/** What the functions of a database do, called as each role calls them; the desk in the name of its administrator. */
export async function openDesk(database: Database) {
  const cast: Cast = await createCast(database);
  async function sql<Row = Record<string, unknown>>(text: string, values: unknown[] = []) {
    return (await database.transaction((tx) => tx.query(text, values))).rows as Row[];
  }
  async function callFor<T>(caller: Caller, text: string, values: unknown[] = []): Promise<T> {
    const { rows } = await database.transactionAs(caller, (tx) =>
      tx.query(`select public.${text} as answer`, values),
    );
    return rows[0].answer as T;
  }
  const callAs = <T>(actor: keyof Cast, text: string, values?: unknown[]) =>
    callFor<T>(cast[actor], text, values);
  const call = <T>(text: string, values?: unknown[]) => callAs<T>('administrator', text, values);

  /** Stores an enquiry as a stranger's who then gets its address and number, so that it joins no other one. */
  async function storeApart(lead: Words, mails: object, journey: object): Promise<string> {
    const { id, email, phone } = lead;
    await callAs('service', 'submit_enquiry($1, $2, $3)', [
      JSON.stringify({ ...lead, email: `${id}@example.in`, phone: null }),
      JSON.stringify(mails),
      JSON.stringify(journey),
    ]);
    await sql('update public.leads set email = $2, phone = $3 where id = $1', [id, email, phone]);
    return id;
  }

  async function work(lead: string, change: WorkChange | object, action: string = randomUUID()) {
    return v.parse(
      workAnswerSchema,
      await call('work_lead($1, $2, $3)', [action, lead, JSON.stringify(change)]),
    );
  }
  return {
    database,
    cast,
    sql,
    callAs,
    /** Called by somebody who is not of the cast. @returns the answer, or how the database refused */
    tryAs: (caller: Caller, text: string, values?: unknown[]) =>
      refusal(callFor<unknown>(caller, text, values)),
    call,
    work,
    undo: async (action: string) =>
      v.parse(workAnswerSchema, await call('undo_work($1)', [action])),
    /** Stores one enquiry with two mails and two consents. @returns its id */
    async submit(journey: object = {}, id: string = randomUUID()): Promise<string> {
      return storeApart({ id, ...PERSON }, MAILS, { consents: CONSENTS, ...journey });
    },
    /** Claims and settles every due mail. @returns how many there were */
    async sendAll(fault: string | null = null): Promise<number> {
      for (let sent = 0; ; sent += 1) {
        const [mail] = await sql<{ id: string }>('select * from public.claim_mail(1)');
        if (!mail) return sent;
        await sql('select public.settle_mail($1, $2)', [mail.id, fault]);
      }
    },
    /** Deletes all leads as the specification's Clear All does. */
    clearAll: () =>
      database.transactionAs(cast.administrator, (tx) => tx.query('delete from public.leads')),
    /** A lead with other words than those of `submit`. */
    async enquire(words: object = {}, journey: object = {}): Promise<string> {
      const lead = { id: randomUUID(), name: 'Asha', email: 'asha@example.in', message: 'Hello' };
      return storeApart({ ...lead, ...words }, [], journey);
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
      await sql(`alter table private.lead_events disable trigger lead_events_only_grow`);
      await sql(
        'update private.lead_events set at = at - make_interval(secs => $2) where action_id = $1',
        [action, seconds],
      );
      await sql(`alter table private.lead_events enable trigger lead_events_only_grow`);
    },
    events: () => sql('select * from private.lead_events order by id'),
    row: async (lead: string) =>
      (await sql('select * from public.leads where id = $1', [lead]))[0] ?? {},
  };
}
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The desk of a database that the test file has for itself. */
export async function startDesk(): Promise<Desk> {
  const { database } = await createTestDatabase();
  return openDesk(database);
}

export const needsReason = (stage: string): boolean =>
  REASONED_STAGES.some((reasoned) => reasoned === stage);

/** @returns how the database refused, or what it answered instead */
export const refusal = (attempt: Promise<unknown>): Promise<Refusal | unknown> =>
  attempt.then(
    (answer) => answer,
    ({ code, message }) => ({ code, message }),
  );

/** What a visitor agrees to on the form. */
export const CALLS = { purpose: 'calls', text: 'Call me.', version: '1', language: 'en' };
export const ENQUIRY = { ...CALLS, purpose: 'enquiry' };

export const referenceIn = (id: string) => `YC-${id.slice(0, 4)}-${id.slice(4, 8)}`;

/** The desk of a database, with what merges need. */
export async function startMerging() {
  const desk = await startDesk();
  const { sql, call } = desk;
  const ask = async (values: unknown[], isDryRun: boolean) =>
    v.parse(mergeSchema, await call('merge_leads($1, $2, $3, $4, $5)', [...values, isDryRun]));
  return {
    ...desk,
    empty: () => sql('truncate public.leads, private.lead_archive, private.lead_merges cascade'),
    merge: (kept: string, merged: string[], choices: object = {}, action: string = randomUUID()) =>
      ask([action, kept, merged, JSON.stringify(choices)], false),
    plan: (kept: string, merged: string[], choices: object = {}) =>
      ask([randomUUID(), kept, merged, JSON.stringify(choices)], true),
    part: async (action: string) => v.parse(partSchema, await call('undo_merge($1)', [action])),
    /** Ids of the leads that a search finds. */
    async found(search: string) {
      const page = await call<{ rows: { id: string }[] }>('desk_leads($1)', [
        JSON.stringify({ search }),
      ]);
      return page.rows.map(({ id }) => id);
    },
    /** An enquiry of so many days ago that allows calls unless other consents are given. */
    async enquireBefore(
      days: number,
      words: object = {},
      consents: object[] = [ENQUIRY, CALLS],
    ): Promise<string> {
      const id = await desk.enquire(words, { consents });
      await sql(
        'update public.leads set created_at = now() - make_interval(days => $2) where id = $1',
        [id, days],
      );
      return id;
    },
    /** Everything by which one sees whether a merge left a trace. */
    everything: async () => ({
      leads: await sql('select * from public.leads order by id'),
      search: await sql('select lead_id, tokens::text from private.lead_search order by 1'),
      mails: await sql('select id, lead_id from private.mail_outbox order by 1'),
    }),
  };
}

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
