import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { ListRow } from '../../../contract/desk/list.ts';
import { STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { countsQuery } from '../../shared/desk-list/desk-counts.ts';
import { listQuery } from '../../shared/desk-list/desk-lists.ts';
import { NewLeads } from '../../shared/desk-list/new-leads.tsx';
import { goTo, usePlace } from '../../shared/place/place.ts';
import { useClock } from '../../shared/time/use-clock.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import {
  CLOSED_STAGES,
  columnFilter,
  readColumns,
  readStage,
  readUnfolded,
  toggleFold,
} from './board-columns.ts';
import { findCard, findNeighbour } from './card-keys.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useIsWide } from './use-is-wide.ts';

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
