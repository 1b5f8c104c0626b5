import { type KeyboardEvent, useMemo, useState } from 'react';
import type { NavigationLink } from '../../content/page/navigation.ts';
import type { SearchBoxWords, SearchKind } from '../../content/page/search-words.ts';
import { moveFocus } from './move-focus.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultList } from './result-list.tsx';
import styles from './search-box.module.css';
import { useFinder } from './use-finder.ts';
import { useQuery } from './use-query.ts';

/** Shown before somebody asks for all. */
const FIRST = 12;
const FIELD = 'search-words';
const HINT = 'search-hint';

export interface SearchBoxProps {
  words: SearchBoxWords;
  kinds: Readonly<Record<SearchKind, string>>;
  /** Address of the list of everything that can be found. */
  list: string;
  /** Ways on where nothing is found. */
  ways: readonly NavigationLink[];
  /** Number of the chat, E.164. */
  chat: string;
}

/** Finds brands, dishes, pages and answers as somebody types; nothing that is typed leaves the device. */
export default function SearchBox({ words, kinds, list, ways, chat }: SearchBoxProps) {
  const { field, query, write, read } = useQuery();
  const { find, hasFailed, again } = useFinder(list);
  const [shownFor, setShownFor] = useState<string>();
  const found = useMemo(() => find?.(query), [find, query]);
  const asked = query.trim();
  const entries = found?.entries ?? [];
  const shown = shownFor === query ? entries : entries.slice(0, FIRST);
  const count = entries.length === 1 ? words.foundOne : fill(words.found, entries.length);

  const operate = (event: KeyboardEvent<HTMLElement>) => {
    const isHandled = moveFocus(event.currentTarget, field.current, event.key);
    if (isHandled) event.preventDefault();
  };

  return (
    <search className={styles.search} onKeyDown={operate}>
      <label className={styles.label} htmlFor={FIELD}>
        {words.label}
      </label>
      <input
        ref={field}
        id={FIELD}
        className={styles.field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.placeholder}
        aria-describedby={HINT}
        onInput={read}
      />
      <p className={styles.hint} id={HINT}>
        {words.hint}
      </p>
      {!asked && (
        <p className={styles.examples}>
          {words.examplesLabel}
          {words.examples.map((example) => (
            <button key={example} type="button" onClick={() => write(example)}>
              {example}
            </button>
          ))}
        </p>
      )}
      <p className={styles.count} role="status">
        {asked && !hasFailed && !find && words.loading}
        {asked && hasFailed && words.failed}
        {asked && found && (entries.length ? count : words.nothing.replace('{words}', asked))}
        {asked && found?.isNear && ` ${words.near}`}
      </p>
      {asked && hasFailed && (
        <button type="button" onClick={again}>
          {words.again}
        </button>
      )}
      {asked && found && entries.length === 0 && (
        <NothingFound words={words} asked={asked} ways={ways} chat={chat} />
      )}
      {asked && shown.length > 0 && <ResultList label={count} entries={shown} kinds={kinds} />}
      {asked && shown.length < entries.length && (
        <button type="button" onClick={() => setShownFor(query)}>
          {fill(words.more, entries.length)}
        </button>
      )}
    </search>
  );
}

const fill = (text: string, found: number): string => text.replace('{found}', String(found));
