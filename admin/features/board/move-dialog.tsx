import { type FormEvent, useState } from 'react';
import type { ListRow } from '../../../contract/desk/list.ts';
import { STAGE_MOVES, type Stage } from '../../../contract/desk/stages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { answerStatus } from '../../shared/backend/desk-error.ts';
import view from '../../shared/view.module.css';
import { needsReason, ReasonField, STAGE_REASONS } from '../../shared/work/reason-field.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { useWork } from '../../shared/work/use-work.ts';

export interface MoveDialogProps {
  lead: ListRow;
  onMoved: (stage: Stage) => void;
  onClose: () => void;
}

/** Where a lead may go: one press moves it, two where a reason is needed. */
export function MoveDialog({ lead, onMoved, onClose }: MoveDialogProps) {
  const [stage, setStage] = useState<Stage>();
  const [reason, setReason] = useState('');
  const work = useWork();

  function move(to: Stage, why?: string) {
    work.mutate(
      {
        leadId: lead.id,
        change: { stage: to, expected_stage: lead.stage, ...(why && { reason: why }) },
        words: `${lead.name}: ${STAGE_NAMES[to]}`,
      },
      {
        onSuccess: () => onMoved(to),
        // Somebody else was faster: the moves that stand here are not those of the lead any more.
        onError: (error) => answerStatus(error) === 409 && onClose(),
      },
    );
  }

  function saveTyped(event: FormEvent) {
    event.preventDefault();
    if (stage) move(stage, reason.trim());
  }

  return (
    <Dialog title={`Move ${lead.name}`} onClose={onClose}>
      <p>Now {STAGE_NAMES[lead.stage]}. Move to:</p>
      <fieldset className={view.row} aria-label="Stage" disabled={work.isPending}>
        {STAGE_MOVES[lead.stage].map((to) => (
          <Button
            key={to}
            kind={to === stage ? 'primary' : 'secondary'}
            aria-pressed={needsReason(to) ? to === stage : undefined}
            onClick={() => (needsReason(to) ? setStage(to) : move(to))}
          >
            {STAGE_NAMES[to]}
          </Button>
        ))}
      </fieldset>
      {stage && (
        <form className={view.stack} onSubmit={saveTyped}>
          <p>Why is it {STAGE_NAMES[stage].toLowerCase()}?</p>
          <fieldset className={view.row} aria-label="Reason" disabled={work.isPending}>
            {STAGE_REASONS.map((known) => (
              <Button key={known} kind="secondary" onClick={() => move(stage, known)}>
                {known}
              </Button>
            ))}
          </fieldset>
          <ReasonField label="Another reason" value={reason} onChange={setReason} />
          <Button type="submit" isBusy={work.isPending}>
            Move to {STAGE_NAMES[stage]}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
