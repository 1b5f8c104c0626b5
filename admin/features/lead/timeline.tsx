import * as v from 'valibot';
import type { TimelineEntry } from '../../../contract/desk/one-lead.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import { describeEntry } from './describe-entry.ts';
import styles from './timeline.module.css';
import { useUndoMerge } from './use-merge.ts';

const mergedSchema = v.object({
  kind: v.literal('merged'),
  action_id: v.string(),
  detail: v.object({ is_undone: v.boolean(), undo_until: v.string() }),
});

/** Takes a merge of the last 30 days back; nothing beside any other entry. */
function UndoMerge({ entry }: { entry: TimelineEntry }) {
  const undo = useUndoMerge();
  const merge = v.safeParse(mergedSchema, entry);
  if (!merge.success) return null;
  const { action_id, detail } = merge.output;
  if (detail.is_undone || Date.parse(detail.undo_until) < now()) return null;
  return (
    <p>
      <Button
        kind="secondary"
        size="small"
        isBusy={undo.isPending}
        onClick={() => undo.mutate(action_id)}
      >
        Undo the merge
      </Button>{' '}
      until {formatWritten(detail.undo_until)}
    </p>
  );
}

/** All that happened to a lead, the newest first; nothing of it can be changed. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Panel title="What happened">
      <ol className={styles.timeline}>
        {[...entries].reverse().map((entry, index) => {
          const { title, text, isUndone, isWaiting } = describeEntry(entry);
          return (
            // Entries have no id of their own and never change places.
            <li key={entries.length - index} data-undone={isUndone || undefined}>
              <p className={styles.event}>
                {title}
                {isUndone && ' (undone)'}
                {isWaiting && ' (waits to be sent)'}
              </p>
              {text && (
                <p dir="auto" className={styles.words}>
                  {text}
                </p>
              )}
              <p className={styles.when}>
                <time dateTime={entry.at}>{formatWritten(entry.at)}</time>
                {!isWaiting && nameActor(entry)}
              </p>
              <UndoMerge entry={entry} />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** Work was always somebody's; without an address the account is gone. */
function nameActor({ actor, kind }: TimelineEntry): string {
  if (actor) return `, ${actor}`;
  return kind === 'work' || kind === 'undone' ? ', a former member' : '';
}
