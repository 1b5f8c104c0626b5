import { REASONED_STAGES, type Stage } from '../../../contract/desk/stages.ts';

/** Reasons that are offered where a lead is lost or does not suit; any other may be typed. */
export const STAGE_REASONS = [
  'Too little money',
  'No fitting place',
  'City not open',
  'Chose another brand',
  'Only asked',
] as const;

/** Whether a lead goes to the stage with a reason only. */
export const needsReason = (stage: Stage): boolean => REASONED_STAGES.some((one) => one === stage);
