import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import type { Cast } from './actors.ts';

const PERSON = { name: 'Asha', email: 'asha@example.in', phone: '+919876543210', message: 'Hello' };
const MAILS = [
  { kind: 'team', recipient: 'leads@example.in', subject: 'Enquiry', body_text: 'Hello' },
  { kind: 'acknowledgement', recipient: PERSON.email, subject: 'Thank you', body_text: 'Thanks' },
];
const CONSENTS = [
  { purpose: 'enquiry', text: 'To answer.', version: '1', language: 'en' },
  { purpose: 'calls', text: 'Call me.', version: '1', language: 'en' },
];

/** What the functions of the database do, called as each role calls them. */
export function leadLife(database: Database, cast: () => Cast) {
  async function sql<Row = Record<string, unknown>>(text: string, values: unknown[] = []) {
    return (await database.transaction((tx) => tx.query(text, values))).rows as Row[];
  }
  async function callAs<T>(actor: keyof Cast, call: string, values: unknown[] = []): Promise<T> {
    const { rows } = await database.transactionAs(cast()[actor], (tx) =>
      tx.query(`select public.${call} as answer`, values),
    );
    return rows[0].answer as T;
  }
  return {
    sql,
    callAs,
    /** Stores one enquiry with two mails and two consents. @returns its id */
    async submit(journey: object = {}, id: string = randomUUID()): Promise<string> {
      await callAs('service', 'submit_enquiry($1, $2, $3)', [
        JSON.stringify({ id, ...PERSON }),
        JSON.stringify(MAILS),
        JSON.stringify({ consents: CONSENTS, ...journey }),
      ]);
      return id;
    },
    /** Claims and settles every due mail. @returns how many there were */
    async sendAll(fault: string | null = null): Promise<number> {
      for (let sent = 0; ; sent += 1) {
        const [mail] = await sql<{ id: string }>('select * from public.claim_mail(1)');
        if (!mail) return sent;
        await sql('select public.settle_mail($1, $2)', [mail.id, fault]);
      }
    },
  };
}
