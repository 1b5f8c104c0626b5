import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
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
import { goTo, usePlace, writePlace } from '../../shared/place.ts';
import { useClock } from '../../shared/time/use-clock.ts';
import view from '../../shared/view.module.css';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './board.module.css';
import { MoveDialog } from './move-dialog.tsx';

const OPEN_STAGES = STAGES.slice(0, STAGES.indexOf('won'));

const columnFilter = (stage: Stage): ListFilter => ({ stage: [stage], order: 'newest' });

export const readColumns = (query: URLSearchParams): readonly Stage[] =>
  query.has('closed') ? STAGES : OPEN_STAGES;

export const readStage = (query: URLSearchParams): Stage => {
  const asked = query.get('stage');
  return STAGES.find((stage) => stage === asked) ?? 'new';
};

const wide = matchMedia('(min-width: 64rem)');

function watch(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);

function findNeighbour(leadId: string): string | undefined {
  const card = document.querySelector(`li[data-card="${CSS.escape(leadId)}"]`);
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  return beside?.getAttribute('data-card') ?? undefined;
}

export function describeStay(since: string, now: number): string {
  const days = indianDay(now) - indianDay(Date.parse(since));
  if (days < 1) return 'Here since today';
  return days === 1 ? 'Here for 1 day' : `Here for ${days} days`;
}

interface BoardCardProps {
  lead: ListRow;
  now: number;
  /** It has just been moved, or follows one that has: the focus comes here. */
  isFollowed: boolean;
  onFollowed: () => void;
  onMove: () => void;
}

function BoardCard({ lead, now, isFollowed, onFollowed, onMove }: BoardCardProps) {
  const place = usePlace();
  const link = useRef<HTMLAnchorElement>(null);
  const reference = referenceOf(lead.id);
  const isOpen = place.reference === reference;
  // Beside an open lead there is room for one column: the one that it was opened from.
  const query = new URLSearchParams(place.query);
  query.set('stage', lead.stage);

  useEffect(() => {
    if (!isFollowed) return;
    link.current?.focus();
    onFollowed();
  }, [isFollowed, onFollowed]);

  return (
    <li
      className={joinClasses(view.box, listStyles.card, styles.card)}
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

/** The lead whose card gets the focus, once it is in this column. */
interface Followed {
  id: string;
  stage: Stage;
}

interface BoardColumnProps extends Pick<BoardCardProps, 'now' | 'onFollowed'> {
  stage: Stage;
  followed: Followed | undefined;
  onMove: (lead: ListRow) => void;
}

function BoardColumn({ stage, now, followed, onFollowed, onMove }: BoardColumnProps) {
  const list = useInfiniteQuery(listQuery(columnFilter(stage)));
  return (
    <LeadList list={list} empty={<p className={view.muted}>No leads</p>}>
      {(leads) => (
        <ul className={joinClasses(view.stack, styles.cards)} aria-label={STAGE_NAMES[stage]}>
          {leads.map((lead) => (
            <BoardCard
              key={lead.id}
              lead={lead}
              now={now}
              isFollowed={followed?.stage === stage && lead.id === followed.id}
              onFollowed={onFollowed}
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
  const [followed, setFollowed] = useState<Followed>();
  const isSingle = !isWide || place.reference !== undefined;
  const chosen = readStage(place.query);
  const columns = isSingle ? [chosen] : readColumns(place.query);
  const first = useInfiniteQuery(listQuery(columnFilter(isSingle ? chosen : 'new')));
  const named = (stage: Stage) => `${STAGE_NAMES[stage]} ${counts?.stages[stage] ?? '…'}`;

  const forget = useCallback(() => setFollowed(undefined), []);

  function follow(stage: Stage) {
    if (!moving) return;
    const { lead, neighbour } = moving;
    if (columns.includes(stage)) setFollowed({ id: lead.id, stage });
    else if (neighbour) setFollowed({ id: neighbour, stage: lead.stage });
    setMoving(undefined);
  }

  const isClosedShown = place.query.has('closed');

  function choose(stage: Stage) {
    const query = new URLSearchParams(place.query);
    query.set('stage', stage);
    goTo({ ...place, query }, { isNew: false });
  }

  function toggleClosed() {
    const query = new URLSearchParams(place.query);
    if (isClosedShown) query.delete('closed');
    else query.set('closed', '');
    goTo({ ...place, query });
  }

  const column = (stage: Stage) => (
    <BoardColumn
      stage={stage}
      now={now}
      followed={followed}
      onFollowed={forget}
      onMove={(lead) => setMoving({ lead, neighbour: findNeighbour(lead.id) })}
    />
  );

  return (
    <>
      <header className={joinClasses(view.row, view.spread)}>
        <h2 className={view.title}>Board</h2>
        {!isSingle && (
          <>
            <p className={view.muted}>j and k go from lead to lead, Enter opens, s moves.</p>
            <Button
              kind="secondary"
              size="small"
              aria-pressed={isClosedShown}
              onClick={toggleClosed}
            >
              Show closed leads
            </Button>
          </>
        )}
      </header>
      <NewLeads list={first} />
      <div className={styles.stages}>
        {isSingle ? (
          <Tabs
            label="Stage"
            tabs={STAGES.map((stage) => ({ id: stage, label: named(stage) }))}
            selected={chosen}
            onSelect={choose}
          >
            <div className={view.stack}>{column(chosen)}</div>
          </Tabs>
        ) : (
          <section {...KEYBOARD_SCROLL} className={styles.board} aria-label="Board of all stages">
            {columns.map((stage) => (
              <section key={stage} className={view.stack}>
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
