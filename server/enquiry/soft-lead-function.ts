import { Hono } from 'hono';
import type { Logger } from 'pino';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import { handleSoftLead } from '../../supabase/functions/soft-lead/handler.ts';
import type { AppEnv } from '../context.ts';
import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import type { CountRequest } from '../rate-limit.ts';

export interface SoftLeadParts {
  database: Database;
  countRequest: CountRequest;
  log: Pick<Logger, 'error'>;
}

/** The function that counts clicks on chat links, mounted in Node. */
export const mountSoftLeadFunction = ({ database, countRequest, log }: SoftLeadParts) =>
  new Hono<AppEnv>().all('/', (c) =>
    handleSoftLead(c.req.raw, {
      recordSoftLead: ({ code, page, attribution }) =>
        asService(database, async (tx) => {
          await tx.query('select public.record_soft_lead($1, $2, $3)', [
            code,
            page,
            JSON.stringify(attribution),
          ]);
        }),
      countRequest,
      reportError: (err) => log.error({ id: c.get('requestId'), err }, 'chat click not counted'),
      network: networkOf(c.get('clientAddress')),
    }),
  );
