import * as v from 'valibot';
import type { TimelineEntry } from '../../../../contract/desk/one-lead.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { now } from '../../../shared/time/now.ts';
import { useUndoMerge } from './use-merge.ts';

const mergedSchema = v.object({
  kind: v.literal('merged'),
  action_id: v.string(),
  detail: v.object({ is_undone: v.boolean(), undo_until: v.string() }),
});

/** Takes a merge of the last 30 days back; nothing beside any other entry. */
export function UndoMerge({ entry }: { entry: TimelineEntry }) {
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
