import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CONSENT_FILTERS } from '../../../contract/desk/list.ts';
import { STAGES } from '../../../contract/desk/stages.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Search } from '../../../ui/icon/icons.ts';
import { LeadPages } from '../../shared/desk-list/lead-pages.tsx';
import { SUBJECT_OPTIONS } from '../../shared/lead/subject-options.ts';
import { goTo, usePlace } from '../../shared/place/place.ts';
import { teamQuery } from '../../shared/team/team-query.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { readFilter } from './read-filter.ts';
import styles from './search.module.css';

/** Milliseconds without a key after which the typed words are searched. */
const TYPING_MS = 200;

const STAGE_OPTIONS = [
  { value: '', label: 'All stages' },
  ...STAGES.map((stage) => ({ value: stage, label: STAGE_NAMES[stage] })),
];
const DATE_OPTIONS = [
  { value: '', label: 'Any time' },
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Since yesterday' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
];
const CONSENT_NAMES = {
  calls: 'Calls allowed',
  'no-calls': 'No calls',
  withdrawn: 'Do not contact',
} as const;
const CONSENT_OPTIONS = [
  { value: '', label: 'Any consent' },
  ...CONSENT_FILTERS.map((consent) => ({ value: consent, label: CONSENT_NAMES[consent] })),
];

/** Searches all leads on the server; what is searched stands in the address. */
export default function SearchView() {
  const place = usePlace();
  const { query } = place;
  const { data: team = [] } = useQuery(teamQuery);
  const [words, setWords] = useState(query.get('search') ?? '');
  const field = useRef<HTMLInputElement>(null);

  // Whoever opens an empty search wants to type.
  useEffect(() => {
    if (location.hash === '#search') field.current?.focus();
  }, []);

  function set(name: string, value: string, options?: { isNew?: boolean }) {
    const next = new URLSearchParams(location.hash.split('?')[1]);
    if (value) next.set(name, value);
    else next.delete(name);
    goTo({ ...place, query: next }, options);
  }

  useEffect(() => {
    if (words === (query.get('search') ?? '')) return;
    const timer = setTimeout(() => set('search', words.trim(), { isNew: false }), TYPING_MS);
    return () => clearTimeout(timer);
  });

  const choose = (name: string) => ({
    name,
    value: query.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });

  return (
    <>
      <search className={styles.search}>
        <TextField
          ref={field}
          label="Search"
          hint="Name, number, address, YC-…, city, words of message or note"
          name="words"
          type="search"
          data-key-of-page="/"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LIST_LIMITS.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <div className={styles.filters}>
          <SelectField label="Stage" options={STAGE_OPTIONS} {...choose('stage')} />
          <SelectField label="Subject" options={SUBJECT_OPTIONS} {...choose('subject')} />
          <SelectField label="When" options={DATE_OPTIONS} {...choose('from')} />
          <SelectField label="Consent" options={CONSENT_OPTIONS} {...choose('consent')} />
          {team.length > 1 && (
            <SelectField
              label="Assigned to"
              options={[
                { value: '', label: 'Anybody' },
                { value: 'none', label: 'Nobody' },
                ...team.map(({ id, name, is_you }) => ({
                  value: id,
                  label: is_you ? 'You' : name,
                })),
              ]}
              {...choose('assigned_to')}
            />
          )}
        </div>
      </search>
      <LeadPages
        filter={readFilter(query)}
        label="Leads that were found"
        empty={
          <EmptyState icon={Search} title="Nothing matches">
            Try fewer words, or another filter.
          </EmptyState>
        }
      />
    </>
  );
}
