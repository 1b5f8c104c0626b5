import { Hono } from 'hono';
import type { Logger } from 'pino';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import { handleReceipt } from '../../supabase/functions/enquiry-receipt/handler.ts';
import type { AppEnv } from '../context.ts';
import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { CountRequest } from '../rate-limit.ts';

export interface ReceiptParts {
  database: Database;
  countRequest: CountRequest;
  /** Sign receipts; all verify. */
  formSecrets: readonly string[];
  wakeMail: () => void;
  log: Pick<Logger, 'error'>;
  env: Pick<Env, 'deskUrl' | 'leadsTo'>;
}

/** The function behind the receipt page, mounted in Node. */
export function mountReceiptFunction(parts: ReceiptParts): Hono<AppEnv> {
  const { database, countRequest, formSecrets, wakeMail, log, env } = parts;

  const ask = (call: string, values: unknown[]) =>
    asService(database, async (tx) => {
      const { rows } = await tx.query(`select public.${call} as answer`, values);
      return rows[0]?.answer as unknown;
    });

  return new Hono<AppEnv>().all('/', (c) =>
    handleReceipt(c.req.raw, {
      readReceipt: (of) => ask('read_receipt($1)', [of]),
      correctEnquiry: (of, fields, reasons, mails) =>
        ask('correct_enquiry($1, $2, $3, $4)', [
          of,
          ...[fields, mails, reasons].map((part) => JSON.stringify(part)),
        ]),
      changeConsent: (of, consent, mails) =>
        ask('change_consent($1, $2, $3)', [of, JSON.stringify(consent), JSON.stringify(mails)]),
      eraseEnquiry: (of) => ask('erase_enquiry($1)', [of]),
      countRequest,
      wakeMail,
      reportError: (err) => log.error({ id: c.get('requestId'), err }, 'receipt not answered'),
      network: networkOf(c.get('clientAddress')),
      secrets: formSecrets,
      leadsTo: env.leadsTo,
      deskUrl: env.deskUrl,
    }),
  );
}
