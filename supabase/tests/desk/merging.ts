import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { mergeSchema, partSchema } from '../../../contract/desk/merge.ts';
import { startDesk } from './desk.ts';

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
