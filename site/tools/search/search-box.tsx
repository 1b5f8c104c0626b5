import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NavigationLink } from '../../content/page/navigation.ts';
import type { SearchBoxWords, SearchKind } from '../../content/page/search-words.ts';
import { chatLink } from '../../format/chat-link.ts';
import mark from '../../sections/menu/menu-dish.module.css';
import { type Found, readEntries, type SearchEntry } from './find-entries.ts';
import styles from './search-box.module.css';

const FIRST_SHOWN = 12;
const FIELD = 'search-words';
const HINT = 'search-hint';

export interface SearchBoxProps {
  words: SearchBoxWords;
  kinds: Readonly<Record<SearchKind, string>>;
  list: string;
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
  const shown = shownFor === query ? entries : entries.slice(0, FIRST_SHOWN);
  const count = entries.length === 1 ? words.foundOne : fill(words.found, entries.length);

  return (
    <search className={`stack screen-only scripted ${styles.search}`} onKeyDown={operate}>
      <label className="strong" htmlFor={FIELD}>
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
      <p className={`small muted ${styles.hint}`} id={HINT}>
        {words.hint}
      </p>
      {!asked && (
        <p className={`row ${styles.examples}`}>
          {words.examplesLabel}
          {words.examples.map((example) => (
            <button key={example} type="button" className="pill" onClick={() => write(example)}>
              {example}
            </button>
          ))}
        </p>
      )}
      <p className={`strong ${styles.count}`} role="status">
        {asked && !hasFailed && !find && words.loading}
        {asked && hasFailed && words.failed}
        {asked && found && (entries.length ? count : words.nothing.replace('{words}', asked))}
        {asked && found?.isNear && ` ${words.near}`}
      </p>
      {asked && hasFailed && (
        <button type="button" className="pill" onClick={again}>
          {words.again}
        </button>
      )}
      {asked && found && entries.length === 0 && (
        <NothingFound words={words} asked={asked} ways={ways} chat={chat} />
      )}
      {asked && shown.length > 0 && <ResultList label={count} entries={shown} kinds={kinds} />}
      {asked && shown.length < entries.length && (
        <button type="button" className="pill" onClick={() => setShownFor(query)}>
          {fill(words.more, entries.length)}
        </button>
      )}
    </search>
  );
}

const fill = (text: string, found: number): string => text.replace('{found}', String(found));

interface ResultListProps {
  label: string;
  entries: readonly SearchEntry[];
  kinds: Readonly<Record<SearchKind, string>>;
}

/** What was found, the best first. Only the title is the link: a link that holds an answer is read out with all of it. */
function ResultList({ label, entries, kinds }: ResultListProps) {
  return (
    <ol className={`plain-list ${styles.results}`} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <p className={`row small muted ${styles.kind}`}>
            {entry.isVeg !== undefined && (
              <i className={entry.isVeg ? mark.veg : mark.other}>
                {entry.isVeg ? 'Veg' : 'Non-veg'}
              </i>
            )}
            <span>{kinds[entry.kind]}</span>
          </p>
          <p className={styles.title}>
            <a href={entry.path} data-result="">
              {entry.title}
            </a>
            {entry.price && <b>{entry.price}</b>}
          </p>
          <p className={styles.detail}>{entry.detail}</p>
        </li>
      ))}
    </ol>
  );
}

interface NothingFoundProps {
  words: SearchBoxWords;
  asked: string;
  ways: readonly NavigationLink[];
  chat: string;
}

/** Where nothing was found: pages that may help, and a person to ask in the same words. */
function NothingFound({ words, asked, ways, chat }: NothingFoundProps) {
  return (
    <div>
      <p>{words.ways}</p>
      <ul className={`plain-list row ${styles.ways}`}>
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a className="strong" href={href} data-result="">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a
            className="strong"
            href={chatLink(chat, words.askMessage.replace('{words}', asked))}
            target="_blank"
            rel="noopener"
            data-result=""
          >
            {words.askLabel}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** Fetched once, and kept by the browser until the site changes. */
function useFinder(address: string) {
  const [find, setFind] = useState<((typed: string) => Found) | 'failed'>();
  const load = useCallback(() => {
    setFind(undefined);
    fetchEntries(address).then(
      (entries) => setFind(() => readEntries(entries)),
      () => setFind('failed'),
    );
  }, [address]);
  useEffect(load, [load]);
  const hasFailed = find === 'failed';
  return { find: hasFailed ? undefined : find, hasFailed, again: load };
}

async function fetchEntries(address: string): Promise<SearchEntry[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

const NAME = 'q';
/** Browsers refuse to change the address at every key. */
const ADDRESS_MS = 300;

/** It stands in the address, so that it can be sent. A slash leads to the field. */
function useQuery() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');

  const write = (words: string) => {
    if (field.current) field.current.value = words;
    setQuery(words);
  };

  useEffect(() => {
    const input = field.current;
    // What was typed before the script came counts more than the address.
    if (input) input.value ||= new URLSearchParams(location.search).get(NAME) ?? '';
    setQuery(input?.value ?? '');
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || (event.target as Element).matches('input, textarea, select')) return;
      event.preventDefault();
      input?.focus();
      input?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const search = new URLSearchParams(location.search);
      if (query.trim()) search.set(NAME, query.trim());
      else search.delete(NAME);
      const address = `${location.pathname}${search.size ? `?${search}` : ''}`;
      history.replaceState(history.state, '', address);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return { field, query, write, read: () => setQuery(field.current?.value ?? '') };
}

/** Arrows go through field and results, Enter opens the best, Escape leads back to the field. */
function operate(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`#${FIELD}, [data-result]`)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const [field, best] = stops;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
  if (event.key === 'Enter' && at === 0 && best) best.click();
  else if (event.key === 'Escape' && at > 0) field?.focus();
  else if (step !== 0 && stops[at + step]) stops[at + step]?.focus();
  else return;
  event.preventDefault();
}
