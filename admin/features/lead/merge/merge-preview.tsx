import type { MergePlan } from '../../../../contract/desk/merge.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { formatPhone } from '../../../shared/lead/lead-phone.ts';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { describeValue, FIELD_NAMES } from './describe-field.ts';
import styles from './merge.module.css';
import type { MergeWish } from './use-merge.ts';

export interface MergePreviewProps {
  plan: MergePlan;
  choices: MergeWish['choices'];
  onChoose: (choices: MergeWish['choices']) => void;
}

/** The enquiries side by side, and which values the one lead will have. */
export function MergePreview({ plan, choices, onChoose }: MergePreviewProps) {
  const leads = [plan.kept, ...plan.merged];
  const nameLead = (id: string) => {
    const lead = leads.find((one) => one.id === id);
    return lead ? `${referenceOf(id)}, ${formatWritten(lead.created_at)}` : referenceOf(id);
  };
  const isOpen = (field: MergePlan['fields'][number]) =>
    new Set(field.choices.map(({ value }) => value)).size > 1;
  const settled = plan.fields.filter((field) => !isOpen(field));

  return (
    <>
      <ul className={styles.leads} aria-label="The enquiries">
        {leads.map((lead) => (
          <li key={lead.id} className={styles.lead}>
            <p className={styles.name} dir="auto">
              {lead.name}
            </p>
            <p>{nameLead(lead.id)}</p>
            <p>{[lead.phone && formatPhone(lead.phone), lead.email].filter(Boolean).join(', ')}</p>
            <p className={styles.message} dir="auto">
              {lead.message}
            </p>
          </li>
        ))}
      </ul>
      {plan.fields.filter(isOpen).map(({ field, from, choices: offered }) => (
        <SelectField
          key={field}
          label={FIELD_NAMES[field]}
          name={field}
          options={offered.map(({ lead_id, value }) => ({
            value: lead_id,
            label: `${describeValue(field, value)} (${nameLead(lead_id)})`,
          }))}
          value={choices[field] ?? from}
          onChange={(event) => onChoose({ ...choices, [field]: event.target.value })}
        />
      ))}
      {settled.length > 0 && (
        <dl className={styles.facts}>
          {settled.map(({ field, value, from }) => (
            <div key={field}>
              <dt>{FIELD_NAMES[field]}</dt>
              <dd dir="auto">
                {describeValue(field, value)}
                {from !== plan.kept.id && ` (${nameLead(from)})`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
