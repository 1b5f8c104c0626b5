import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DESK_CONTENT_FILE } from '../../contract/desk/desk-content.ts';
import { sendDigest } from '../../supabase/functions/_shared/mail/send-digest.ts';
import { asService } from '../database/as-service.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isAway } from '../database/is-away.ts';

export interface DigestParts {
  database: Pick<Database, 'transactionAs'>;
  /** The built site, which holds what the owner decided; read each time, since a new build may say otherwise. */
  findSite: () => Promise<string>;
  leadsTo: string;
  deskUrl: string;
  wakeMail: () => void;
  log: Pick<Logger, 'error' | 'info'>;
  /** Milliseconds between two looks at the clock. */
  intervalMs?: number;
}

/**
 * Queues the team's digest once it is time, and once a day however many processes run. One that was down at that
 * hour makes up for it on the same day.
 */
export function startDigest(parts: DigestParts) {
  const { database, findSite, wakeMail, log, intervalMs = 60_000 } = parts;
  const ask = (text: string, values: unknown[]): Promise<unknown> =>
    asService(database, async (tx: Transaction) => {
      const { rows } = await tx.query(`select public.${text} as answer`, values);
      return rows[0]?.answer;
    });
  let running: Promise<void> | undefined;
  let hasFailed = false;

  async function run(): Promise<void> {
    try {
      const day = await sendDigest({
        readContent: async () => readContent(await findSite()),
        openDigest: (hour, days) => ask('open_digest($1, $2)', [hour, days]),
        queueDigest: (of_day, mail, ids) =>
          ask('queue_digest($1, $2, $3)', [of_day, mail && JSON.stringify(mail), ids]),
        leadsTo: parts.leadsTo,
        deskUrl: parts.deskUrl,
      });
      hasFailed = false;
      if (!day) return;
      log.info({ day }, 'digest queued');
      wakeMail();
    } catch (err) {
      // Said once, not every minute.
      if (!hasFailed && !isAway(err)) log.error({ err }, 'no digest was made');
      hasFailed = true;
    }
  }

  const look = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(look, intervalMs);
  look();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}

/** @returns nothing from a build that was made without it */
async function readContent(siteFolder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(siteFolder, DESK_CONTENT_FILE), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
