import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { LIST_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SlidersHorizontal } from '../../../ui/icon/icons.ts';
import { deferred } from '../deferred.tsx';
import { t } from '../language/language.ts';
import view from '../view.module.css';
import { countParts, isWhole } from './filter-address.ts';
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
          Filters{parts > 0 && ` (${parts})`}
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
