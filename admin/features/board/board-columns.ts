import type { ListFilter } from '../../../contract/desk/list.ts';
import { STAGES, type Stage } from '../../../contract/desk/stages.ts';

/** Where nothing is left to do; folded until somebody asks for them. */
export const CLOSED_STAGES = ['won', 'lost', 'not-suitable'] as const satisfies readonly Stage[];
const OPEN_STAGES = STAGES.filter((stage) => !CLOSED_STAGES.some((one) => one === stage));

/** What a column lists. */
export const columnFilter = (stage: Stage): ListFilter => ({ stage: [stage], order: 'newest' });

const isStage = (text: string): text is Stage => STAGES.some((stage) => stage === text);

/** @returns the closed stages that the address unfolds */
export const readUnfolded = (query: URLSearchParams): Stage[] =>
  (query.get('closed') ?? '').split(',').filter(isStage);

/** @returns the columns of a wide board, in the order of the stages */
export const readColumns = (query: URLSearchParams): Stage[] => {
  const unfolded = readUnfolded(query);
  return STAGES.filter((stage) => OPEN_STAGES.includes(stage) || unfolded.includes(stage));
};

/** @returns the one column of a narrow board */
export const readStage = (query: URLSearchParams): Stage => {
  const asked = query.get('stage') ?? '';
  return isStage(asked) ? asked : 'new';
};

/** @returns the address's query after a closed stage was folded or unfolded */
export function toggleFold(query: URLSearchParams, stage: Stage): URLSearchParams {
  const before = readUnfolded(query);
  const after = before.includes(stage) ? before.filter((one) => one !== stage) : [...before, stage];
  const next = new URLSearchParams(query);
  if (after.length > 0) next.set('closed', after.join(','));
  else next.delete('closed');
  return next;
}
