import { STAGES } from '../../contract/desk/stages.ts';
import type { LeadHealth } from '../features/health/health.ts';

/** A desk where all is well at noon. @param change what is different */
export const makeHealth = (change: Partial<LeadHealth> = {}): LeadHealth => ({
  now: '2026-11-21T06:30:00Z',
  last_lead_at: null,
  silence: null,
  last_mail_sent_at: null,
  oldest_unsent_at: null,
  waiting: 0,
  last_fault: null,
  abandoned: [],
  quarantined: 0,
  archived: 0,
  chat_clicks_30_days: 0,
  spool_length: 0,
  spool_reported_at: null,
  ...change,
});

/** The health of a product on which all is well and nothing has come yet. */
export const WELL = makeHealth();

/** One lead waits for an answer, two next steps are overdue, one enquiry is in quarantine. */
export const COUNTS = {
  all: 1,
  unanswered: 1,
  overdue: 2,
  due_today: 0,
  no_step: 0,
  new: 1,
  quarantined: 1,
  stages: Object.fromEntries(STAGES.map((stage) => [stage, 0])),
  newest: null,
};

/** Counts of a desk that has no lead at all. */
export const NO_COUNTS = { ...COUNTS, all: 0, unanswered: 0, overdue: 0, new: 0, quarantined: 0 };

/** How far a change of many leads has come. */
export const makeRun = (change: object = {}) => ({
  ...{ run_id: 'r', total: null, done: 2, same: 0, refused: [], is_finished: true },
  ...change,
});
