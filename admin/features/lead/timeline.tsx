import type { TimelineEntry } from '../../../contract/desk/one-lead.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { describeEntry } from './describe-entry.ts';
import { UndoMerge } from './merge/undo-merge.tsx';
import styles from './timeline.module.css';

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
