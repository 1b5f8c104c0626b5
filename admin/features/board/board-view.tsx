import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { summariseFacts } from '../../../contract/desk/facts-of.ts';
import type { ListFilter, ListRow } from '../../../contract/desk/list.ts';
import { describeRupees } from '../../../contract/desk/rupees.ts';
import { STAGE_MOVES, STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { KEYBOARD_SCROLL } from '../../../ui/table/table.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import listStyles from '../../shared/desk-list/desk-list.module.css';
import { countsQuery, listQuery, rowsOf } from '../../shared/desk-list/desk-lists.ts';
import { LeadClock } from '../../shared/desk-list/lead-clock.tsx';
import { LeadList, NewLeads } from '../../shared/desk-list/lead-list.tsx';
import { t } from '../../shared/language/language.ts';
import { useFacts } from '../../shared/lead/use-facts.ts';
import { Person } from '../../shared/person.tsx';
import { goTo, usePlace, writePlace } from '../../shared/place.ts';
import { useAssignee } from '../../shared/team-query.ts';
import { formatAgo, useClock } from '../../shared/time/format-time.ts';
import { useHasRoom } from '../../shared/use-has-room.ts';
import view from '../../shared/view.module.css';
import { needsReason, StageForm, stageMove } from '../../shared/work/stage-form.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './board.module.css';

/** The kind under which a dragged card carries its lead. */
const DRAGGED = 'application/x-lead';

const columnFilter = (stage: Stage): ListFilter => ({ stage: [stage], order: 'newest' });

export const readStage = (query: URLSearchParams): Stage => {
  const asked = query.get('stage');
  return STAGES.find((stage) => stage === asked) ?? 'new';
};

/** The lead whose card gets the focus, once it is in this column. */
type Followed = { id: string; stage: Stage } | undefined;

interface BoardCardProps {
  lead: ListRow;
  facts: string;
  now: number;
  followed: Followed;
  onFollowed: (next: Followed) => void;
  onMove: (lead: ListRow) => void;
}

function BoardCard({ lead, facts, now, followed, onFollowed, onMove }: BoardCardProps) {
  const place = usePlace();
  const assignee = useAssignee(lead.assigned_to);
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
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, JSON.stringify(lead))}
    >
      <a
        ref={link}
        className={joinClasses(listStyles.name, styles.name)}
        data-lead-link
        dir="auto"
        href={writePlace({ ...place, reference, query })}
        draggable={false}
        aria-current={isOpen || undefined}
      >
        {lead.name}
      </a>
      {facts && (
        <p dir="auto" className={listStyles.facts}>
          {facts}
        </p>
      )}
      <p dir="auto" className={listStyles.message}>
        {lead.message}
      </p>
      <LeadClock lead={lead} now={now} />
      <p className={listStyles.line}>
        <span className={listStyles.ago}>
          {assignee && <Person name={assignee} />} {formatAgo(lead.stage_since, now)}
        </span>
        <Button
          kind="quiet"
          size="small"
          className={styles.move}
          data-key="s"
          aria-haspopup="dialog"
          aria-label={t('Move {name}', lead)}
          onClick={() => onMove(lead)}
        >
          {t('Move')}
        </Button>
      </p>
    </li>
  );
}

interface BoardColumnProps extends Omit<BoardCardProps, 'lead' | 'facts'> {
  stage: Stage;
  /** Without it the tab above says the stage. */
  title?: string;
  isEmpty: boolean;
  onDrop: (lead: ListRow, stage: Stage) => void;
}

function BoardColumn({ stage, title, isEmpty, onDrop, ...props }: BoardColumnProps) {
  const [isOver, setIsOver] = useState(false);
  const list = useInfiniteQuery(listQuery(columnFilter(stage)));
  const facts = useFacts(rowsOf(list.data));
  const sum = facts.reduce((all, { budget_rupees }) => all + (budget_rupees?.value ?? 0), 0);
  return (
    <div
      role="none"
      className={joinClasses(view.stack, styles.column)}
      data-empty={(isEmpty && title !== undefined) || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(JSON.parse(event.dataTransfer.getData(DRAGGED)), stage);
      }}
    >
      <div className={styles.top}>
        {title && <h3 className={styles.stage}>{title}</h3>}
        {sum > 0 && (
          <p className={view.muted}>
            {describeRupees(sum)}
            {list.hasNextPage && t(' and more')}
          </p>
        )}
      </div>
      <LeadList list={list} empty={title ? null : <p className={view.muted}>{t('No leads')}</p>}>
        {(leads) => (
          <ul className={joinClasses(view.stack, styles.cards)} aria-label={t(STAGE_NAMES[stage])}>
            {/* Its old column is the first to know of a lead that has just moved. */}
            {leads.map(
              (lead, index) =>
                lead.stage === stage && (
                  <BoardCard
                    key={lead.id}
                    lead={lead}
                    facts={summariseFacts(facts[index] ?? {}, t)}
                    {...props}
                  />
                ),
            )}
          </ul>
        )}
      </LeadList>
    </div>
  );
}

/** Where every lead stands: a column for each stage, or one at a time where there is no room. */
export default function BoardView() {
  const place = usePlace();
  const isWide = useHasRoom('pair');
  const now = useClock();
  const { data: counts } = useQuery(countsQuery);
  const box = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<{ lead: ListRow; stage?: Stage }>();
  const work = useWork();
  const [followed, setFollowed] = useState<Followed>();
  const isSingle = !isWide || place.reference !== undefined;
  const chosen = readStage(place.query);
  const first = useInfiniteQuery(listQuery(columnFilter(isSingle ? chosen : 'new')));
  const named = (stage: Stage) => `${t(STAGE_NAMES[stage])} ${counts?.stages[stage] ?? '…'}`;

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

  /** A card that was let go over a column: what wants a reason is asked as always. */
  function drop(lead: ListRow, stage: Stage) {
    if (!STAGE_MOVES[lead.stage].includes(stage)) return;
    if (needsReason(stage)) return setMoving({ lead, stage });
    work.mutate(stageMove(lead, stage), { onSuccess: () => follow(lead.id, stage) });
  }

  const column = (stage: Stage, title?: string) => (
    <BoardColumn
      key={stage}
      stage={stage}
      {...(title && { title })}
      isEmpty={counts?.stages[stage] === 0}
      now={now}
      followed={followed}
      onFollowed={setFollowed}
      onMove={(lead) => setMoving({ lead })}
      onDrop={drop}
    />
  );

  return (
    <>
      <NewLeads list={first} />
      <div ref={box} tabIndex={-1} className={styles.stages}>
        {isSingle ? (
          <Tabs
            label={t('Stage')}
            tabs={STAGES.map((stage) => ({ id: stage, label: named(stage) }))}
            selected={chosen}
            onSelect={choose}
          >
            {column(chosen)}
          </Tabs>
        ) : (
          <section
            {...KEYBOARD_SCROLL}
            className={styles.board}
            aria-label={t('Board of all stages')}
          >
            {STAGES.map((stage) => column(stage, named(stage)))}
          </section>
        )}
      </div>
      {moving && (
        <Dialog title={t('Move {name}', moving.lead)} onClose={() => setMoving(undefined)}>
          <StageForm
            lead={moving.lead}
            wanted={moving.stage}
            onMoved={(stage) => follow(moving.lead.id, stage)}
          />
        </Dialog>
      )}
    </>
  );
}
