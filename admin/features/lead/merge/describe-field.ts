import type { MergeField } from '../../../../contract/desk/merge.ts';
import { STAGES } from '../../../../contract/desk/stages.ts';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { STAGE_NAMES } from '../../../shared/work/stage-names.ts';

export const FIELD_NAMES: Readonly<Record<MergeField, string>> = {
  stage: 'Stage',
  due_at: 'Next step',
  city: 'City',
  area_sqft: 'Area',
  budget_rupees: 'Budget',
  model: 'Model',
  brand: 'Brand',
  language: 'Language',
  best_hour: 'Best hour to call',
  source: 'Source',
  assigned_to: 'Who works on it',
};

/** @returns a field's value as people read it */
export function describeValue(field: MergeField, value: string | number): string {
  const text = typeof value === 'number' ? value.toLocaleString('en-IN') : value;
  if (field === 'stage') {
    const stage = STAGES.find((known) => known === value);
    return stage ? STAGE_NAMES[stage] : text;
  }
  if (field === 'due_at') return formatWritten(text);
  if (field === 'budget_rupees') return `₹${text}`;
  if (field === 'area_sqft') return `${text} sq ft`;
  if (field === 'best_hour') return `${text}:00`;
  // Nobody reads an id; the enquiry beside it says whose it is.
  return field === 'assigned_to' ? 'Assigned' : text;
}
