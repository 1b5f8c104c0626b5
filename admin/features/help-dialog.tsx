import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { HELP_FILE, HELP_INDEX, type Help, type HelpNode } from '../../contract/desk/help.ts';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ChevronLeft, List } from '../../ui/icon/icons.ts';
import { t, tCount } from '../shared/language/language.ts';
import { LoadFailed, RowsSkeleton } from '../shared/loading.tsx';
import view from '../shared/view.module.css';
import styles from './help-dialog.module.css';

/** The words below one heading of a how-to. */
type Section = ReturnType<typeof sectionsOf>[number];

const searchHelp = (help: Help, words: readonly string[]): Section[] =>
  Object.keys(help)
    .filter((name) => name !== HELP_INDEX)
    .flatMap((name) => sectionsOf(help, name))
    .filter((section) => words.every((word) => section.words.toLowerCase().includes(word)));

function sectionsOf(help: Help, name: string) {
  const { title = '', content = [] } = help[name] ?? {};
  let section = { place: name, above: '', heading: title, words: title };
  const sections = [section];
  for (const node of content) {
    if (typeof node !== 'string' && node.id !== undefined) {
      section = { place: `${name}#${node.id}`, above: title, heading: wordsOf(node), words: '' };
      sections.push(section);
    }
    section.words += ` ${wordsOf(node)}`;
  }
  return sections;
}

const wordsOf = (node: HelpNode): string =>
  typeof node === 'string' ? node : node.content.map(wordsOf).join(node.tag === 'tr' ? ' ' : '');

const idOf = (anchor: string): string => `help-${anchor}`;

/** A how-to's trees as elements, never as markup. */
function drawHelp(nodes: readonly HelpNode[], open: (place: string) => void): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { tag, id, start, href } = node;
    const content = drawHelp(node.content, open);
    if (href === undefined) {
      const heading = id === undefined ? {} : { id: idOf(id), tabIndex: -1 };
      return createElement(tag, { ...heading, start }, ...content);
    }
    return href.includes(':')
      ? createElement('a', { href, target: '_blank', rel: 'noopener' }, ...content)
      : createElement(
          'button',
          { type: 'button', className: styles.link, onClick: () => open(href) },
          ...content,
        );
  });
}

const MAX_FOUND = 30;

export interface HelpDialogProps {
  place: string;
  onClose: () => void;
}

export default function HelpDialog({ place: first, onClose }: HelpDialogProps) {
  const query = useQuery({
    queryKey: ['help'],
    queryFn: readHelp,
    staleTime: Infinity,
  });
  const { data: help, isError, refetch } = query;
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
      title={(asked.length === 0 && howTo?.title) || t('Help')}
      className={styles.sheet}
      onClose={onClose}
    >
      <div ref={text} tabIndex={-1} className={joinClasses(view.stack, styles.top)}>
        <TextField
          name="help-words"
          type="search"
          label={t('Search the help')}
          autoComplete="off"
          value={words}
          onChange={(event) => search(event.target.value)}
        />
        <div className={joinClasses(view.row, view.spread)}>
          {trail.length > 1 && (
            <Button kind="quiet" size="small" onClick={() => setTrail(trail.slice(0, -1))}>
              <Icon icon={ChevronLeft} />
              {t('Back')}
            </Button>
          )}
          {name !== HELP_INDEX && (
            <Button kind="quiet" size="small" onClick={() => open(HELP_INDEX)}>
              <Icon icon={List} />
              {t('All how-tos')}
            </Button>
          )}
        </div>
      </div>
      {isError && <LoadFailed what="The help" onRetry={refetch} />}
      {!help && !isError && <RowsSkeleton />}
      {help && asked.length > 0 && <FoundList found={searchHelp(help, asked)} onOpen={open} />}
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

function FoundList({
  found,
  onOpen,
}: {
  found: readonly Section[];
  onOpen: (place: string) => void;
}) {
  return (
    <>
      <p role="status" className={view.muted}>
        {found.length === 0 && t('Nothing found. Try a shorter word.')}
        {found.length > 0 && tCount(found.length, '1 place', '{count} places')}
        {found.length > MAX_FOUND && t('; the first {count} are shown', { count: MAX_FOUND })}
      </p>
      <ul className={joinClasses(view.stack, styles.found)}>
        {found.slice(0, MAX_FOUND).map(({ place, above, heading }) => (
          <li key={place}>
            <button type="button" className={view.box} onClick={() => onOpen(place)}>
              {above && <small className={view.muted}>{above}</small>}
              <span>{heading}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
