import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { indianDay } from '../../../contract/desk/indian-clock.ts';
import type { ListFilter, ListRow } from '../../../contract/desk/list.ts';
import { STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { countsQuery } from '../../shared/desk-list/desk-counts.ts';
import listStyles from '../../shared/desk-list/desk-list.module.css';
import { listQuery } from '../../shared/desk-list/desk-lists.ts';
import { LeadClock } from '../../shared/desk-list/lead-clock.tsx';
import { LeadList } from '../../shared/desk-list/lead-list.tsx';
import { NewLeads } from '../../shared/desk-list/new-leads.tsx';
import { SubjectBadge } from '../../shared/lead/subject-badge.tsx';
import { goTo, usePlace, writePlace } from '../../shared/place/place.ts';
import { useClock } from '../../shared/time/use-clock.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './board.module.css';
import { MoveDialog } from './move-dialog.tsx';

/** Where nothing is left to do; folded until somebody asks for them. */
const CLOSED_STAGES = ['won', 'lost', 'not-suitable'] as const satisfies readonly Stage[];
const OPEN_STAGES = STAGES.filter((stage) => !CLOSED_STAGES.some((one) => one === stage));

/** What a column lists. */
const columnFilter = (stage: Stage): ListFilter => ({ stage: [stage], order: 'newest' });

const isStage = (text: string): text is Stage => STAGES.some((stage) => stage === text);

/** @returns the closed stages that the address unfolds */
const readUnfolded = (query: URLSearchParams): Stage[] =>
  (query.get('closed') ?? '').split(',').filter(isStage);

/** @returns the columns of a wide board, in the order of the stages */
export const readColumns = (query: URLSearchParams): Stage[] => {
  const unfolded = readUnfolded(query);
  return STAGES.filter((stage) => OPEN_STAGES.includes(stage) || unfolded.includes(stage));
};

/** @returns the one column of a narrow board */
export const readStage = (query: URLSearchParams): Stage => {
  const asked = query.get('stage') ?? '';
  return isStage(asked) ? asked : 'new';
};

/** @returns the address's query after a closed stage was folded or unfolded */
export function toggleFold(query: URLSearchParams, stage: Stage): URLSearchParams {
  const before = readUnfolded(query);
  const after = before.includes(stage) ? before.filter((one) => one !== stage) : [...before, stage];
  const next = new URLSearchParams(query);
  if (after.length > 0) next.set('closed', after.join(','));
  else next.delete('closed');
  return next;
}

/** Wide enough for columns beside each other, as the desk's own sheet has it. */
const wide = matchMedia('(min-width: 64rem)');

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);

const CARDS = 'a[data-lead-link]';

/**
 * The card that an arrow key leads to: up and down within a column, left and right to the next column that
 * has one, at the same height.
 * @param from where the focus is; not on a card, it leads nowhere
 */
function findCard(from: Element, key: string): HTMLElement | undefined {
  const card = from.closest('li[data-card]');
  const column = card?.closest('[data-column]');
  if (!card || !column) return undefined;
  const linksOf = (of: Element) => [...of.querySelectorAll<HTMLElement>(CARDS)];
  const links = linksOf(column);
  const at = links.findIndex((link) => card.contains(link));
  if (key === 'ArrowDown') return links[at + 1];
  if (key === 'ArrowUp') return links[at - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const columns = [...document.querySelectorAll('[data-column]')];
  const here = columns.indexOf(column);
  const beside = key === 'ArrowRight' ? columns.slice(here + 1) : columns.slice(0, here).reverse();
  const target = beside.map(linksOf).find((cards) => cards.length > 0);
  return target?.[Math.min(at, target.length - 1)];
}

/** @returns the lead whose card follows this one in its column, or stands before it */
function findNeighbour(leadId: string): string | undefined {
  const card = document.querySelector(`li[data-card="${CSS.escape(leadId)}"]`);
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.getAttribute('data-card') ?? undefined;
}

/** How long a lead has stood in its stage, by days in India. */
export function describeStay(since: string, now: number): string {
  const days = indianDay(now) - indianDay(Date.parse(since));
  if (days < 1) return 'Here since today';
  return days === 1 ? 'Here for 1 day' : `Here for ${days} days`;
}

interface BoardCardProps {
  lead: ListRow;
  /** Milliseconds since 1970. */
  now: number;
  /** It has just been moved, or follows one that has: the focus comes here. */
  isFollowed: boolean;
  onMove: () => void;
}

/** One lead of the board: who, where, what about, how long it stands there, and what is next. */
function BoardCard({ lead, now, isFollowed, onMove }: BoardCardProps) {
  const place = usePlace();
  const link = useRef<HTMLAnchorElement>(null);
  const reference = referenceOf(lead.id);
  const isOpen = place.reference === reference;
  // Beside an open lead there is room for one column: the one that it was opened from.
  const query = new URLSearchParams(place.query);
  query.set('stage', lead.stage);

  useEffect(() => {
    if (isFollowed) link.current?.focus();
  }, [isFollowed]);

  return (
    <li
      className={joinClasses(listStyles.card, styles.card)}
      data-keys
      data-card={lead.id}
      data-open={isOpen || undefined}
    >
      <a
        ref={link}
        className={joinClasses(listStyles.name, styles.name)}
        data-lead-link
        dir="auto"
        href={writePlace({ ...place, reference, query })}
        aria-current={isOpen || undefined}
      >
        {lead.name}
      </a>
      <p className={listStyles.facts}>
        {lead.city && <strong dir="auto">{lead.city}</strong>}
        <SubjectBadge subject={lead.subject} />
      </p>
      <LeadClock lead={lead} now={now} />
      <p className={listStyles.line}>
        <span className={listStyles.ago}>{describeStay(lead.stage_since, now)}</span>
        <Button
          kind="quiet"
          size="small"
          className={styles.move}
          data-key="s"
          aria-haspopup="dialog"
          aria-label={`Move ${lead.name}`}
          onClick={onMove}
        >
          Move
        </Button>
      </p>
    </li>
  );
}

interface BoardColumnProps {
  stage: Stage;
  /** Milliseconds since 1970. */
  now: number;
  /** The lead whose card gets the focus. */
  followed: string | undefined;
  onMove: (lead: ListRow) => void;
}

/** The leads of one stage. */
function BoardColumn({ stage, now, followed, onMove }: BoardColumnProps) {
  const list = useInfiniteQuery(listQuery(columnFilter(stage)));
  return (
    <LeadList list={list} empty={<p className={styles.empty}>No leads</p>}>
      {(leads) => (
        <ul className={styles.cards} aria-label={STAGE_NAMES[stage]}>
          {leads.map((lead) => (
            <BoardCard
              key={lead.id}
              lead={lead}
              now={now}
              isFollowed={lead.id === followed}
              onMove={() => onMove(lead)}
            />
          ))}
        </ul>
      )}
    </LeadList>
  );
}

/** A region that scrolls must take focus, or keyboards cannot scroll it in every browser. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** Where every lead stands: a column for each stage, or one at a time where there is no room. */
export default function BoardView() {
  const place = usePlace();
  const isWide = useIsWide();
  const now = useClock();
  const { data: counts } = useQuery(countsQuery);
  /** With the card that follows it: once the lead has gone, nobody could tell. */
  const [moving, setMoving] = useState<{ lead: ListRow; neighbour: string | undefined }>();
  const [followed, setFollowed] = useState<string>();
  const isSingle = !isWide || place.reference !== undefined;
  const chosen = readStage(place.query);
  const columns = isSingle ? [chosen] : readColumns(place.query);
  const first = useInfiniteQuery(listQuery(columnFilter(isSingle ? chosen : 'new')));
  const named = (stage: Stage) => `${STAGE_NAMES[stage]} ${counts?.stages[stage] ?? '…'}`;

  function follow(stage: Stage) {
    setFollowed(columns.includes(stage) ? moving?.lead.id : moving?.neighbour);
    setMoving(undefined);
  }

  function moveFocus(event: KeyboardEvent) {
    const link = findCard(event.target as Element, event.key);
    setFollowed(undefined);
    if (!link) return;
    event.preventDefault();
    link.focus();
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  const choose = (stage: Stage) => {
    const query = new URLSearchParams(place.query);
    query.set('stage', stage);
    goTo({ ...place, query }, { isNew: false });
  };
  const column = (stage: Stage) => (
    <BoardColumn
      stage={stage}
      now={now}
      followed={followed}
      onMove={(lead) => setMoving({ lead, neighbour: findNeighbour(lead.id) })}
    />
  );

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>Board</h2>
        {!isSingle && (
          <>
            <p className={styles.hint}>Arrow keys go from lead to lead, Enter opens, s moves.</p>
            <fieldset className={styles.folds} aria-label="Show closed leads too">
              <span className={styles.hint}>Also show</span>
              {CLOSED_STAGES.map((stage) => (
                <Button
                  key={stage}
                  kind="secondary"
                  size="small"
                  aria-pressed={readUnfolded(place.query).includes(stage)}
                  onClick={() => goTo({ ...place, query: toggleFold(place.query, stage) })}
                >
                  {named(stage)}
                </Button>
              ))}
            </fieldset>
          </>
        )}
      </header>
      <NewLeads list={first} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards inside */}
      <div className={styles.stages} onKeyDown={moveFocus}>
        {isSingle ? (
          <Tabs
            label="Stage"
            tabs={STAGES.map((stage) => ({ id: stage, label: named(stage) }))}
            selected={chosen}
            onSelect={choose}
          >
            <div className={styles.column} data-column={chosen}>
              {column(chosen)}
            </div>
          </Tabs>
        ) : (
          <section {...KEYBOARD_SCROLL} className={styles.board} aria-label="Board of all stages">
            {columns.map((stage) => (
              <section key={stage} className={styles.column} data-column={stage}>
                <h3 className={styles.stage}>{named(stage)}</h3>
                {column(stage)}
              </section>
            ))}
          </section>
        )}
      </div>
      {moving && (
        <MoveDialog
          key={moving.lead.id}
          lead={moving.lead}
          onMoved={follow}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
}
