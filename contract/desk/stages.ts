/** Where a lead stands between its first message and a signed franchise. */
export const STAGES = [
  'new',
  'contacted',
  'qualified',
  'site-visit',
  'negotiating',
  'won',
  'lost',
  'not-suitable',
] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Where a lead may go from each stage; the database has the same list (`private.is_stage_move`). Nothing
 * leads back to `new`: a lead that was worked on cannot become untouched, a slip is undone instead.
 */
export const STAGE_MOVES: Readonly<Record<Stage, readonly Stage[]>> = {
  new: ['contacted', 'qualified', 'site-visit', 'negotiating', 'lost', 'not-suitable'],
  contacted: ['qualified', 'site-visit', 'negotiating', 'lost', 'not-suitable'],
  qualified: ['contacted', 'site-visit', 'negotiating', 'won', 'lost', 'not-suitable'],
  'site-visit': ['contacted', 'qualified', 'negotiating', 'won', 'lost', 'not-suitable'],
  negotiating: ['contacted', 'qualified', 'site-visit', 'won', 'lost', 'not-suitable'],
  won: ['negotiating'],
  lost: ['contacted'],
  'not-suitable': ['contacted'],
};

/** Stages that want a reason. Who moves a lead there ends its next step, unless a new one is given. */
export const REASONED_STAGES = ['lost', 'not-suitable'] as const satisfies readonly Stage[];
