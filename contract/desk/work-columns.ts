import * as v from 'valibot';
import { STAGES } from './stages.ts';

/** The columns of a lead that are ours, as every answer of the desk's functions carries them. */
export const workColumns = {
  stage: v.picklist(STAGES),
  stage_since: v.string(),
  stage_reason: v.nullable(v.string()),
  /** First call, chat or mail that was recorded, or first move away from new. */
  answered_at: v.nullable(v.string()),
  due_at: v.nullable(v.string()),
  due_what: v.nullable(v.string()),
  city: v.nullable(v.string()),
  area_sqft: v.nullable(v.number()),
  budget_rupees: v.nullable(v.number()),
  model: v.nullable(v.string()),
  brand: v.nullable(v.string()),
  language: v.nullable(v.string()),
  best_hour: v.nullable(v.number()),
  source: v.nullable(v.string()),
  assigned_to: v.nullable(v.string()),
  tags: v.array(v.string()),
} as const;
