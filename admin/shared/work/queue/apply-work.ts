import type { ListRow } from '../../../../contract/desk/list.ts';
import type { TimelineEntry } from '../../../../contract/desk/one-lead.ts';
import { REASONED_STAGES, STAGE_MOVES, type Stage } from '../../../../contract/desk/stages.ts';
import type { WorkChange } from '../../../../contract/desk/work.ts';
import type { WaitingWork } from './kept-work.ts';

/** The columns of a lead that an action may change without asking the desk. */
type Worked = Pick<
  ListRow,
  'id' | 'stage' | 'stage_since' | 'stage_reason' | 'answered_at' | 'due_at' | 'due_what'
>;

/** What this device keeps of one lead that the desk may still take. */
const ofLead = (waiting: readonly WaitingWork[], id: string) =>
  waiting.filter((work) => work.leadId === id && !work.refusal);

export const isWaitingFor = (waiting: readonly WaitingWork[], id: string): boolean =>
  ofLead(waiting, id).some((work) => !work.isUnderWay);

/** The lead as it will be once the desk has what waits; the database decides by the same rules. */
export const applyWork = <Lead extends Worked>(
  lead: Lead,
  waiting: readonly WaitingWork[],
): Lead => {
  const works = ofLead(waiting, lead.id);
  return works.reduce((known, { change, at }) => applyChange(known, change, at), lead);
};

function applyChange<Lead extends Worked>(lead: Lead, change: WorkChange, at: number): Lead {
  const { contact, stage: chosen, reason, next, fields, assigned_to, tags } = change;
  const now = new Date(at).toISOString();
  const stage = chosen ?? stageAfter(lead, change) ?? lead.stage;
  const isMoved = stage !== lead.stage;
  const isOver = isMoved && REASONED_STAGES.some((one) => one === stage);
  return {
    ...lead,
    ...fields,
    ...applyToPerson(change),
    ...(assigned_to !== undefined && { assigned_to }),
    ...(tags && { tags }),
    ...(isMoved && { stage, stage_since: now, stage_reason: reason ?? null }),
    ...(isOver && { due_at: null, due_what: null }),
    ...(next !== undefined && { due_at: next?.at ?? null, due_what: next?.what ?? null }),
    ...(!lead.answered_at && (isMoved || contact) && { answered_at: now }),
  };
}

/** Where a call or message leads by itself: one with a reason closes the lead. */
function stageAfter({ stage }: Worked, { contact, reason }: WorkChange): Stage | undefined {
  const { outcome } = contact ?? {};
  if (stage === 'new' && (outcome === 'reached' || outcome === 'replied')) return 'contacted';
  return contact && reason && STAGE_MOVES[stage].includes('lost') ? 'lost' : undefined;
}

const applyToPerson = ({ fields, calls }: WorkChange) => ({
  ...(fields?.phone !== undefined && { phone_typed: null }),
  ...(calls && { calls_allowed: true }),
});

/** The timeline with what waits at its end; what the desk has recorded meanwhile stands there once. */
export function addWaiting(
  timeline: readonly TimelineEntry[],
  waiting: readonly WaitingWork[],
  leadId: string,
): TimelineEntry[] {
  const recorded = new Set(timeline.map((entry) => entry.action_id));
  const added = ofLead(waiting, leadId).filter(({ id }) => !recorded.has(id));
  return [
    ...timeline,
    ...added.map(
      ({ id, change, at, isUnderWay }): TimelineEntry => ({
        at: new Date(at).toISOString(),
        kind: 'work',
        actor: null,
        action_id: id,
        detail: { change, ...(!isUnderWay && { is_waiting: true }) },
      }),
    ),
  ];
}
