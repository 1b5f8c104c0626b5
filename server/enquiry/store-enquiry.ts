import {
  type EnquiryEntry,
  type EnquiryStore,
  parseAssessment,
  type Sender,
  storeEntry,
  type WholeEnquiry,
} from '../../supabase/functions/send-contact-email/enquiry-store.ts';
import { asService, callAsService } from '../database/as-service.ts';
import type { Database, Transaction } from '../database/database.ts';

export interface DatabaseStore extends EnquiryStore {
  storeInOrder(entries: readonly (EnquiryEntry | WholeEnquiry)[]): Promise<void>;
}

export function storeIn(database: Database, sender: Sender): DatabaseStore {
  const store = (tx: Transaction, entry: EnquiryEntry | WholeEnquiry): Promise<string> => {
    const ask = async (text: string, values: unknown[]): Promise<unknown> =>
      (await tx.query(`select public.${text} as answer`, values)).rows[0]?.answer;
    const ledger = {
      submit: ({ lead, mails, journey }: WholeEnquiry) =>
        ask(
          'submit_enquiry($1, $2, $3)',
          [lead, mails, journey].map((part) => JSON.stringify(part)),
        ),
      assess: (submission: string) => ask("assess_enquiry($1, '[]')", [submission]),
    };
    return storeEntry(entry, ledger, sender);
  };
  return {
    storeInOrder: (entries) =>
      asService(database, async (tx) => {
        for (const entry of entries) await store(tx, entry);
      }),
    assessEnquiry: async (submission, buckets) => {
      // Counters need not survive a crash, and waiting for the disk would keep their rows locked.
      const [row] = await database.statement(
        "select set_config('synchronous_commit', 'off', true), public.assess_enquiry($1, $2) as found",
        [submission, JSON.stringify(buckets)],
      );
      return parseAssessment(row?.found);
    },
    storeEnquiry: (entry) => asService(database, (tx) => store(tx, entry)),
    acceptProof: async (submission) => {
      await callAsService(database, 'accept_proof($1)', [submission]);
    },
  };
}
