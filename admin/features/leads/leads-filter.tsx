import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { describeCount } from '../../shared/lead/lead-count.ts';
import { SUBJECT_OPTIONS } from '../../shared/lead/subject-options.ts';
import { formatClock } from '../../shared/time/format-time.ts';
import type { LeadFilter } from './filter-leads.ts';
import styles from './leads-filter.module.css';

export interface LeadsFilterProps {
  filter: LeadFilter;
  onChange?: (filter: LeadFilter) => void;
  /** Undefined until the leads are loaded. */
  shownCount: number | undefined;
  totalCount: number;
  /** When the leads were loaded, in milliseconds since 1970. */
  loadedAt: number;
}

const COUNT_ID = 'lead-count';

/** Moves the focus to the number of leads, which describes the result. */
export const focusLeadCount = (): void => document.getElementById(COUNT_ID)?.focus();

/**
 * Search, subject and the number of matches. Only the rows in view exist in the page, so the
 * browser's own search cannot find the others; this one searches all leads.
 */
export function LeadsFilter(props: LeadsFilterProps) {
  const { filter, onChange, shownCount, totalCount } = props;
  const isKnown = shownCount !== undefined;
  return (
    <search className={styles.filter}>
      <TextField
        label="Search"
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={filter.search}
        disabled={!onChange}
        onChange={(event) => onChange?.({ ...filter, search: event.target.value })}
      />
      <SelectField
        label="Subject"
        name="subject"
        options={SUBJECT_OPTIONS}
        value={filter.subject}
        disabled={!onChange}
        onChange={(event) => onChange?.({ ...filter, subject: event.target.value })}
      />
      <p id={COUNT_ID} className={styles.count} role="status" tabIndex={-1}>
        {isKnown && <strong>{describeCount(shownCount, totalCount)}</strong>}
        {isKnown && ` as of ${formatClock(props.loadedAt)}`}
      </p>
    </search>
  );
}
