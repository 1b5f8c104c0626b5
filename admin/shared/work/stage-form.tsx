import { type FormEvent, useState } from 'react';
import type { ListRow } from '../../../contract/desk/list.ts';
import { STAGE_MOVES, type Stage } from '../../../contract/desk/stages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { answerStatus } from '../backend/desk-error.ts';
import { formatAgo } from '../time/format-time.ts';
import { now } from '../time/now.ts';
import view from '../view.module.css';
import { needsReason, ReasonField } from './reason-field.tsx';
import { STAGE_NAMES } from './stage-names.ts';
import { useWork } from './use-work.ts';

export interface StageFormProps {
  lead: Pick<ListRow, 'id' | 'name' | 'stage' | 'stage_since' | 'stage_reason'>;
  /** Without a stage somebody else was faster: the moves that stand here are those of before. */
  onMoved?: (stage?: Stage) => void;
}

/** Where the lead stands, since when, and where it may go from there. */
export function StageForm({ lead, onMoved }: StageFormProps) {
  const [stage, setStage] = useState(lead.stage);
  const [reason, setReason] = useState('');
  const work = useWork();
  const isMove = stage !== lead.stage;

  function save(event: FormEvent) {
    event.preventDefault();
    work.mutate(
      {
        leadId: lead.id,
        change: {
          stage,
          expected_stage: lead.stage,
          ...(needsReason(stage) && { reason: reason.trim() }),
        },
        words: `${lead.name}: ${STAGE_NAMES[stage]}`,
      },
      {
        onSuccess: () => onMoved?.(stage),
        onError: (error) => answerStatus(error) === 409 && onMoved?.(),
      },
    );
  }

  return (
    <form className={view.stack} onSubmit={save}>
      <SelectField
        label="Stage"
        name="stage"
        data-key="s"
        options={[lead.stage, ...STAGE_MOVES[lead.stage]].map((value) => ({
          value,
          label: STAGE_NAMES[value],
        }))}
        value={stage}
        onChange={(event) => setStage(event.target.value as Stage)}
      />
      {isMove && needsReason(stage) && <ReasonField value={reason} onChange={setReason} />}
      {isMove ? (
        <Button type="submit" isBusy={work.isPending}>
          Move to {STAGE_NAMES[stage]}
        </Button>
      ) : (
        <p className={view.muted}>
          {STAGE_NAMES[lead.stage]} since {formatAgo(lead.stage_since, now())}
          {lead.stage_reason && `: ${lead.stage_reason}`}
        </p>
      )}
    </form>
  );
}
