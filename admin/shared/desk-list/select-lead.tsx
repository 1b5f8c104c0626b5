import { t } from '../language/language.ts';
import type { Selection } from '../use-selection.ts';
import styles from './desk-list.module.css';

interface SelectLeadProps {
  lead: { id: string; name: string };
  selection: Selection;
}

export const SelectLead = ({ lead, selection }: SelectLeadProps) => (
  <label className={styles.select}>
    <input
      type="checkbox"
      aria-label={t('Select {name}', { name: lead.name })}
      checked={selection.ids.has(lead.id) || selection.isWholeFilter}
      onChange={() => selection.toggle(lead.id)}
    />
  </label>
);
