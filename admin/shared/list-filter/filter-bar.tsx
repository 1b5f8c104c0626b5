import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListFilter, SavedView } from '../../../contract/desk/list.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SlidersHorizontal } from '../../../ui/icon/icons.ts';
import { deferred } from '../deferred.tsx';
import { t } from '../language/language.ts';
import { writePlace } from '../place.ts';
import { formatClock } from '../time/format-time.ts';
import view from '../view.module.css';
import { countParts, isWhole, writeFilter } from './filter-address.ts';
import styles from './list-filter.module.css';

const FilterDialog = deferred(() => import('./filter-dialog.tsx'));
const FilterMarks = deferred(() => import('./filter-marks.tsx'));

/** Milliseconds without a key after which the typed words are searched. */
const TYPING_MS = 200;

export function FilterBar(props: {
  filter: ListFilter;
  /** Without it nothing can be chosen: the skeleton shows the bar before the desk has loaded. */
  onChange?: (filter: ListFilter, options?: { isNew?: boolean }) => void;
  beside?: ReactNode;
}) {
  const { filter, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const search = useTypedSearch(filter, (next) => onChange?.(next, { isNew: false }));
  const field = useRef<HTMLInputElement>(null);
  const parts = countParts(filter);
  // Whoever presses "/" elsewhere wants to type.
  const [isAsked] = useState(() => onChange !== undefined && location.hash === '#search');

  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  return (
    <>
      <search className={styles.filter}>
        <TextField
          ref={field}
          label={t('Search')}
          placeholder={t('Name, number, YC-…, city, words')}
          name="search"
          type="search"
          data-key-of-page="/"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LIST_LIMITS.search}
          value={search.words}
          disabled={!onChange}
          onChange={(event) => search.type(event.target.value)}
        />
        <Button
          kind="secondary"
          className={styles.more}
          disabled={!onChange}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Icon icon={SlidersHorizontal} />
          {t('Filters')}
          {parts > 0 && ` (${parts})`}
        </Button>
      </search>
      {onChange && !isWhole(filter) && (
        <div className={view.row}>
          <FilterMarks filter={filter} onChange={onChange} />
          {props.beside}
        </div>
      )}
      {onChange && isOpen && (
        <FilterDialog filter={filter} onChange={onChange} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function useTypedSearch(filter: ListFilter, onSearch: (filter: ListFilter) => void) {
  const { search: searched = '', ...others } = filter;
  // What was typed counts until the address says something that was not typed here.
  const [typed, setTyped] = useState({ words: searched, searched });
  const isTyped = typed.searched === searched;

  useEffect(() => {
    const said = typed.words.trim();
    if (!isTyped || said === searched) return;
    const timer = setTimeout(() => {
      setTyped({ words: typed.words, searched: said });
      onSearch(said ? { ...others, search: said } : others);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  });
  return {
    words: isTyped ? typed.words : searched,
    type: (words: string) => setTyped({ words, searched }),
  };
}

const DEFAULT_VIEWS: readonly SavedView[] = [
  { id: 'all', name: 'All leads', filter: {} },
  { id: 'unanswered', name: 'Unanswered', filter: { list: 'unanswered' } },
  { id: 'overdue', name: 'Overdue', filter: { list: 'overdue' } },
];

export interface ViewRowProps {
  /** The filter that is open; undefined until the desk has loaded. */
  filter?: ListFilter;
  own?: readonly SavedView[] | undefined;
  beside: ReactNode;
}

export const ViewRow = ({ filter, own = [], beside }: ViewRowProps) => (
  <div className={styles.views}>
    <nav className={view.line} aria-label={t('Views of the leads')}>
      {[...DEFAULT_VIEWS.map((one) => ({ ...one, name: t(one.name) })), ...own].map((one) => (
        <a
          key={one.id}
          className={view.pill}
          dir="auto"
          href={writePlace({ view: 'leads', query: writeFilter(one.filter) })}
          aria-current={filter && isSameFilter(one.filter, filter) ? 'page' : undefined}
        >
          {one.name}
        </a>
      ))}
    </nav>
    {beside}
  </div>
);

const write = (filter: ListFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .map(([name, value]) => [name, [value].flat().sort()])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

export const isSameFilter = (one: ListFilter, other: ListFilter): boolean =>
  write(one) === write(other);

export interface LeadCountProps {
  words?: string | undefined;
  /** When the leads were read, in milliseconds since 1970. */
  readAt?: number;
}

const COUNT_ID = 'lead-count';

export const focusLeadCount = (): void => document.getElementById(COUNT_ID)?.focus();

export const LeadCount = ({ words, readAt = 0 }: LeadCountProps) => (
  <p id={COUNT_ID} className={styles.count} role="status" tabIndex={-1}>
    {words && <strong>{words}</strong>}
    {words && <span> {t('as of {time}', { time: formatClock(readAt) })}</span>}
  </p>
);
