import { useQuery } from '@tanstack/react-query';
import type { WorkFields } from '../../../contract/desk/work.ts';
import { Button } from '../../../ui/button/button.tsx';
import { deskContentQuery } from '../../shared/contact/greeting.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { describeRupees } from '../../shared/suggestion/describe-rupees.ts';
import { suggestFields } from '../../shared/suggestion/suggest-fields.ts';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './field-suggestions.module.css';

const NAMES: Readonly<Record<keyof WorkFields, string>> = {
  city: 'City',
  area_sqft: 'Area',
  budget_rupees: 'Budget',
  model: 'Model',
  brand: 'Brand',
  language: 'Language',
  best_hour: 'Best hour',
  source: 'Source',
};

/** What the message says of fields that are still empty; nothing is filled in without a press. */
export function FieldSuggestions({ lead }: { lead: WholeLead }) {
  const { data: content } = useQuery(deskContentQuery);
  const work = useWork();
  if (!content?.models) return null;
  const found = Object.entries(suggestFields(lead.message, content)) as [
    keyof WorkFields,
    unknown,
  ][];
  const open = found.filter(([name]) => lead[name] === null);
  if (open.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label="Suggested from the message">
      {open.map(([name, value]) => {
        const words = `${NAMES[name]} ${describeValue(name, value)}`;
        return (
          <li key={name}>
            <span>
              <strong>{words}</strong>, from the message.
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={`Use ${words}`}
              isBusy={work.isPending && work.variables.words === `${lead.name}: ${words}`}
              onClick={() =>
                work.mutate({
                  leadId: lead.id,
                  change: { fields: { [name]: value } },
                  words: `${lead.name}: ${words}`,
                })
              }
            >
              Use
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function describeValue(name: keyof WorkFields, value: unknown): string {
  if (name === 'budget_rupees') return describeRupees(Number(value));
  if (name === 'area_sqft') return `${Number(value).toLocaleString('en-IN')} sq ft`;
  if (name === 'best_hour') return `${String(value).padStart(2, '0')}:00`;
  return String(value);
}
