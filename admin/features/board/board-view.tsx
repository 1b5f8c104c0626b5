import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListFilter, ListRow } from '../../../contract/desk/list.ts';
import { STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { countsQuery } from '../../shared/desk-list/desk-counts.ts';
import listStyles from '../../shared/desk-list/desk-list.module.css';
import { listQuery } from '../../shared/desk-list/desk-lists.ts';
import { LeadClock } from '../../shared/desk-list/lead-clock.tsx';
import { LeadList } from '../../shared/desk-list/lead-list.tsx';
import { NewLeads } from '../../shared/desk-list/new-leads.tsx';
import { SubjectBadge } from '../../shared/lead/subject-badge.tsx';
import { goTo, usePlace, writePlace } from '../../shared/place.ts';
import { formatAgo } from '../../shared/time/format-time.ts';
import { useClock } from '../../shared/time/use-clock.ts';
import view from '../../shared/view.module.css';
import { StageForm } from '../../shared/work/stage-form.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './board.module.css';

const columnFilter = (stage: Stage): ListFilter => ({ stage: [stage], order: 'newest' });

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

/** The lead whose card gets the focus, once it is in this column. */
type Followed = { id: string; stage: Stage } | undefined;

interface BoardCardProps {
  lead: ListRow;
  now: number;
  followed: Followed;
  onFollowed: (next: Followed) => void;
  onMove: (lead: ListRow) => void;
}

function BoardCard({ lead, now, followed, onFollowed, onMove }: BoardCardProps) {
  const place = usePlace();
  const link = useRef<HTMLAnchorElement>(null);
  const reference = referenceOf(lead.id);
  const isOpen = place.reference === reference;
  // Beside an open lead there is room for one column: the one that it was opened from.
  const query = new URLSearchParams(place.query);
  query.set('stage', lead.stage);

  useEffect(() => {
    if (followed?.id !== lead.id || followed.stage !== lead.stage) return;
    link.current?.focus();
    onFollowed(undefined);
  }, [followed, onFollowed, lead.id, lead.stage]);

  return (
    <li
      className={joinClasses(view.box, listStyles.card, styles.card)}
      data-keys
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
        <span className={listStyles.ago}>{formatAgo(lead.stage_since, now)}</span>
        <Button
          kind="quiet"
          size="small"
          className={styles.move}
          data-key="s"
          aria-haspopup="dialog"
          aria-label={`Move ${lead.name}`}
          onClick={() => onMove(lead)}
        >
          Move
        </Button>
      </p>
    </li>
  );
}

function BoardColumn({ stage, ...props }: Omit<BoardCardProps, 'lead'> & { stage: Stage }) {
  const list = useInfiniteQuery(listQuery(columnFilter(stage)));
  return (
    <LeadList list={list} empty={<p className={view.muted}>No leads</p>}>
      {(leads) => (
        <ul className={joinClasses(view.stack, styles.cards)} aria-label={STAGE_NAMES[stage]}>
          {/* Its old column is the first to know of a lead that has just moved. */}
          {leads.map(
            (lead) => lead.stage === stage && <BoardCard key={lead.id} lead={lead} {...props} />,
          )}
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
  const box = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<ListRow>();
  const [followed, setFollowed] = useState<Followed>();
  const isSingle = !isWide || place.reference !== undefined;
  const chosen = readStage(place.query);
  const first = useInfiniteQuery(listQuery(columnFilter(isSingle ? chosen : 'new')));
  const named = (stage: Stage) => `${STAGE_NAMES[stage]} ${counts?.stages[stage] ?? '…'}`;

  function follow(id: string, stage: Stage | undefined) {
    setMoving(undefined);
    if (!isSingle) setFollowed(stage && { id, stage });
    // The pressed button goes with its card: of a single column the board takes the focus.
    else if (stage) requestAnimationFrame(() => box.current?.focus());
  }

  function choose(stage: Stage) {
    const query = new URLSearchParams(place.query);
    query.set('stage', stage);
    goTo({ ...place, query }, { isNew: false });
  }

  const column = (stage: Stage) => (
    <BoardColumn
      stage={stage}
      now={now}
      followed={followed}
      onFollowed={setFollowed}
      onMove={setMoving}
    />
  );

  return (
    <>
      <NewLeads list={first} />
      <div ref={box} tabIndex={-1} className={styles.stages}>
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
            {STAGES.map((stage) => (
              <section key={stage} className={view.stack}>
                <h3 className={styles.stage}>{named(stage)}</h3>
                {column(stage)}
              </section>
            ))}
          </section>
        )}
      </div>
      {moving && (
        <Dialog title={`Move ${moving.name}`} onClose={() => setMoving(undefined)}>
          <StageForm lead={moving} onMoved={(stage) => follow(moving.id, stage)} />
        </Dialog>
      )}
    </>
  );
}
