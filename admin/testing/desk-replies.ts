import { STAGES } from '../../contract/desk/stages.ts';
import { makeHealth } from './make-health.ts';

/** The health of a product on which all is well and nothing has come yet. */
export const WELL = makeHealth();

/** One lead waits for an answer, two next steps are overdue, one enquiry is in quarantine. */
export const COUNTS = {
  all: 1,
  unanswered: 1,
  overdue: 2,
  due_today: 0,
  new: 1,
  quarantined: 1,
  stages: Object.fromEntries(STAGES.map((stage) => [stage, 0])),
  newest: null,
};

/** Counts of a desk that has no lead at all. */
export const NO_COUNTS = { ...COUNTS, all: 0, unanswered: 0, overdue: 0, new: 0, quarantined: 0 };
