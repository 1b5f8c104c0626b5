import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { NavigationLink } from '../../content/page/navigation.ts';
import type { PageContent } from '../../content/page/page.ts';
import type { SearchKind } from '../../content/page/search-words.ts';
import { chatLink } from '../../format/chat-link.ts';
import mark from '../../sections/menu/menu-dish.module.css';
import { type Found, readEntries, type SearchEntry } from './find-entries.ts';
import styles from './search-box.module.css';

const FIRST_SHOWN = 12;
const FIELD = 'search-words';

export interface SearchBoxProps {
  words: PageContent<'search'>['box'];
  kinds: Readonly<Record<SearchKind, string>>;
  list: string;
  ways: readonly NavigationLink[];
  chat: string;
}

/** Finds brands, dishes, pages and answers as somebody types; nothing that is typed leaves the device. */
export default function SearchBox({ words, kinds, list, ways, chat }: SearchBoxProps) {
  const { field, query, write, read } = useQuery();
  const { find, hasFailed } = useFinder(list);
  const [shownFor, setShownFor] = useState<string>();
  const found = useMemo(() => find?.(query), [find, query]);
  const asked = query.trim();
  const entries = found?.entries ?? [];
  const shown = shownFor === query ? entries : entries.slice(0, FIRST_SHOWN);
  const count = entries.length === 1 ? words.foundOne : fill(words.found, entries.length);

  return (
    <search className={`stack screen-only scripted ${styles.search}`}>
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
        onInput={read}
        onKeyDown={openBest}
      />
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

function openBest({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter') currentTarget.closest('search')?.querySelector<HTMLElement>('ol a')?.click();
}

const fill = (text: string, found: number): string => text.replace('{found}', String(found));

interface ResultListProps extends Pick<SearchBoxProps, 'kinds'>, Pick<Found, 'entries'> {
  label: string;
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
            <a href={entry.path}>{entry.title}</a>
            {entry.price && <b>{entry.price}</b>}
          </p>
          <p className={styles.detail}>{entry.detail}</p>
        </li>
      ))}
    </ol>
  );
}

type NothingFoundProps = Pick<SearchBoxProps, 'words' | 'ways' | 'chat'> & { asked: string };

/** Where nothing was found: pages that may help, and a person to ask in the same words. */
function NothingFound({ words, asked, ways, chat }: NothingFoundProps) {
  return (
    <div>
      <p>{words.ways}</p>
      <ul className={`plain-list row ${styles.ways}`}>
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a className="strong" href={href}>
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
  const [find, setFind] = useState<(typed: string) => Found>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    fetchEntries(address).then(
      (entries) => setFind(() => readEntries(entries)),
      () => setHasFailed(true),
    );
  }, [address]);
  return { find, hasFailed };
}

async function fetchEntries(address: string): Promise<SearchEntry[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

const NAME = 'q';
/** Browsers refuse to change the address at every key. */
const ADDRESS_MS = 300;

/** It stands in the address, so that it can be sent. */
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
