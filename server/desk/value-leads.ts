import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { factsOf } from '../../contract/desk/facts-of.ts';
import { listRowSchema } from '../../contract/desk/list.ts';
import { scoreLead } from '../../contract/desk/score-lead.ts';
import { callAsService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { type Repeated, repeat } from '../process/repeat.ts';
import { VERSION } from '../version.ts';
import { readDeskContent } from './read-desk-content.ts';

/** Leads that are read at once, and the rest after them: visitors are answered meanwhile. */
const BATCH = 50;
const REST_MS = 20;

const batchSchema = v.array(v.object({ ...listRowSchema.entries, version: v.string() }));

export interface ValueParts {
  database: Pick<Database, 'transactionAs'>;
  /** The built site; read each time, since a new build may have other rules. */
  findSite: () => Promise<string>;
  log: Pick<Logger, 'error'>;
  intervalMs?: number;
}

/**
 * Stores what each lead is worth, as the desk shows it, so that whole lists go by it: of who is new or has changed, and
 * of everybody once the rules have. Any number of processes may do it; an answer that is late is left.
 */
export function startValuing({ database, findSite, log, intervalMs = 5000 }: ValueParts): Repeated {
  let isStopped = false;

  async function work(): Promise<void> {
    const { score, models, brands } = await readDeskContent(await findSite());
    if (!score || !models || !brands) return;
    const content = { score, models, brands };
    const rules = digestOf(JSON.stringify([VERSION, content]));
    while (!isStopped) {
      const answer = await callAsService(database, 'leads_to_value($1, $2)', [rules, BATCH]);
      const leads = v.parse(batchSchema, answer);
      if (leads.length === 0) return;
      const values = leads.map((lead) => {
        const { budget_rupees, area_sqft, city } = factsOf(lead, content);
        return {
          id: lead.id,
          version: lead.version,
          score: scoreLead(lead, content)?.points ?? 0,
          budget: budget_rupees?.value ?? 0,
          area: area_sqft?.value ?? 0,
          city: city?.value ?? '',
        };
      });
      await callAsService(database, 'value_leads($1, $2)', [rules, JSON.stringify(values)]);
      await pause(REST_MS);
    }
  }

  const repeated = repeat(work, {
    intervalMs,
    log,
    failure: 'what leads are worth was not stored',
  });
  return {
    wake: repeated.wake,
    stop: () => {
      isStopped = true;
      return repeated.stop();
    },
  };
}

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
