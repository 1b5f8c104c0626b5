import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HELP_FILE, HELP_INDEX, type Help } from '../../../contract/desk/help.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, List } from '../../../ui/icon/icons.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import styles from './help-dialog.module.css';
import { drawHelp, idOf } from './help-text.tsx';
import { type Passage, searchHelp } from './search-help.ts';

/** More than anybody reads through. */
const MOST_FOUND = 30;

export interface HelpDialogProps {
  /** The how-to to begin with, and the heading in it. */
  place: string;
  onClose: () => void;
}

/** The owner's how-tos: the one for a view, those that it leads to, and a search over all. */
export default function HelpDialog({ place: first, onClose }: HelpDialogProps) {
  const {
    data: help,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['help'],
    queryFn: readHelp,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  /** The last one is shown; where words are searched for, what was found instead. */
  const [trail, setTrail] = useState([{ place: first, words: '' }]);
  const { place, words } = trail.at(-1) ?? { place: HELP_INDEX, words: '' };
  const [name = '', anchor = ''] = place.split('#');
  const howTo = help?.[name];
  const text = useRef<HTMLDivElement>(null);

  const open = (next: string) => setTrail([...trail, { place: next, words: '' }]);
  const search = (next: string) => setTrail([...trail.slice(0, -1), { place, words: next }]);

  useEffect(() => {
    // Nothing is focused before it is there; the trail's length tells a second visit from the first.
    if (!howTo || trail.length === 0) return;
    const target = (anchor && document.getElementById(idOf(anchor))) || text.current;
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [howTo, anchor, trail.length]);

  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    <Dialog
      isOpen
      title={(asked.length === 0 && howTo?.title) || 'Help'}
      className={styles.sheet}
      onClose={onClose}
    >
      <div ref={text} tabIndex={-1} className={styles.top}>
        <TextField
          name="help-words"
          type="search"
          label="Search the help"
          autoComplete="off"
          value={words}
          onChange={(event) => search(event.target.value)}
        />
        <div className={styles.ways}>
          {trail.length > 1 && (
            <Button kind="quiet" size="small" onClick={() => setTrail(trail.slice(0, -1))}>
              <Icon icon={ChevronLeft} />
              Back
            </Button>
          )}
          {name !== HELP_INDEX && (
            <Button kind="quiet" size="small" onClick={() => open(HELP_INDEX)}>
              <Icon icon={List} />
              All how-tos
            </Button>
          )}
        </div>
      </div>
      {isError && (
        <div role="alert">
          <p>The help could not be loaded.</p>
          <Button kind="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!help && !isError && <RowsSkeleton />}
      {help && asked.length > 0 && (
        <FoundList found={searchHelp(help, asked)} asked={asked} onOpen={open} />
      )}
      {howTo && asked.length === 0 && (
        <article className={styles.prose} data-index={name === HELP_INDEX || undefined}>
          {drawHelp(howTo.content, open)}
        </article>
      )}
    </Dialog>
  );
}

async function readHelp(): Promise<Help> {
  const response = await fetch(HELP_FILE);
  if (!response.ok) throw new Error(`${HELP_FILE}: ${response.status}`);
  return response.json();
}

interface FoundListProps {
  found: readonly Passage[];
  asked: readonly string[];
  onOpen: (place: string) => void;
}

function FoundList({ found, asked, onOpen }: FoundListProps) {
  return (
    <>
      <p role="status" className={styles.count}>
        {found.length === 0 && 'Nothing found. Try a shorter word.'}
        {found.length === 1 && '1 place'}
        {found.length > 1 && `${found.length} places`}
        {found.length > MOST_FOUND && `; the first ${MOST_FOUND} are shown`}
      </p>
      <ul className={styles.found}>
        {found.slice(0, MOST_FOUND).map(({ place, above, words }) => (
          <li key={`${place} ${words}`}>
            <button type="button" onClick={() => onOpen(place)}>
              {above && <small>{above}</small>}
              <span>{markWords(words, asked)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function markWords(text: string, asked: readonly string[]): ReactNode[] {
  const marked = asked.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|');
  return text
    .split(new RegExp(`(${marked})`, 'i'))
    .map((part, at) => (at % 2 ? <mark key={`${at}`}>{part}</mark> : part));
}
