import { Hono } from 'hono';
import type { Logger } from 'pino';
import { networkOf } from '../../supabase/functions/_shared/client-network.ts';
import { handleCalendar } from '../../supabase/functions/desk-calendar/handler.ts';
import type { AppEnv } from '../context.ts';
import { asService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import type { CountRequest } from '../rate-limit.ts';

export interface CalendarParts {
  database: Pick<Database, 'transactionAs'>;
  countRequest: CountRequest;
  log: Pick<Logger, 'error'>;
  deskUrl: string;
}

/** The function that calendar programs read, mounted in Node. */
export const mountCalendarFunction = ({ database, countRequest, log, deskUrl }: CalendarParts) =>
  new Hono<AppEnv>().all('/', (c) =>
    handleCalendar(c.req.raw, {
      readEntries: (token) =>
        asService(database, async (tx) => {
          const { rows } = await tx.query('select public.calendar_entries($1) as entries', [token]);
          return rows[0]?.entries as unknown;
        }),
      countRequest,
      reportError: (err) => log.error({ id: c.get('requestId'), err }, 'calendar not answered'),
      network: networkOf(c.get('clientAddress')),
      deskUrl,
    }),
  );
