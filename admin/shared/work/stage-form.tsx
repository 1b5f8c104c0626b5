import { type FormEvent, useState } from 'react';
import type { ListRow } from '../../../contract/desk/list.ts';
import { REASONED_STAGES, STAGE_MOVES, type Stage } from '../../../contract/desk/stages.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { answerStatus } from '../backend/desk-error.ts';
import { t } from '../language/language.ts';
import { formatAgo } from '../time/format-time.ts';
import { now } from '../time/now.ts';
import view from '../view.module.css';
import { STAGE_NAMES, STAGE_REASONS, sayKept } from './stage-names.ts';
import { useWork, type Work } from './use-work.ts';

export interface StageFormProps {
  lead: Pick<ListRow, 'id' | 'name' | 'stage' | 'stage_since' | 'stage_reason'>;
  /** Without a stage somebody else was faster: the moves that stand here are those of before. */
  onMoved?: (stage?: Stage) => void;
  /** Chosen already; only its reason is missing. */
  wanted?: Stage | undefined;
}

/** The work that moves a lead, unless somebody else has moved it meanwhile. */
export const stageMove = (
  lead: Pick<ListRow, 'id' | 'name' | 'stage'>,
  stage: Stage,
  reason?: string,
): Work => ({
  leadId: lead.id,
  change: { stage, expected_stage: lead.stage, ...(reason && { reason }) },
  words: `${lead.name}: ${t(STAGE_NAMES[stage])}`,
});

/** Where the lead stands, since when, and where it may go: one press moves it, where no reason is needed. */
export function StageForm({ lead, wanted, onMoved }: StageFormProps) {
  const [closing, setClosing] = useState(wanted);
  const [reason, setReason] = useState('');
  const work = useWork();

  function move(stage: Stage, why?: string) {
    work.mutate(stageMove(lead, stage, why), {
      onSuccess: () => onMoved?.(stage),
      onError: (error) => answerStatus(error) === 409 && onMoved?.(),
    });
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (closing) move(closing, reason.trim());
  }

  return (
    <form className={view.stack} onSubmit={save}>
      <p className={view.muted}>
        {t('{stage} since {ago}', {
          stage: t(STAGE_NAMES[lead.stage]),
          ago: formatAgo(lead.stage_since, now()),
        })}
        {lead.stage_reason && `: ${sayKept(lead.stage_reason)}`}
      </p>
      <fieldset
        className={view.row}
        aria-label={t('Move to')}
        data-key="s"
        tabIndex={-1}
        disabled={work.isPending}
      >
        {STAGE_MOVES[lead.stage].map((stage) => (
          <Button
            key={stage}
            kind="secondary"
            size="small"
            aria-pressed={needsReason(stage) ? stage === closing : undefined}
            onClick={() => (needsReason(stage) ? setClosing(stage) : move(stage))}
          >
            {t(STAGE_NAMES[stage])}
          </Button>
        ))}
      </fieldset>
      {closing && (
        <>
          <ReasonField value={reason} onChange={setReason} />
          <Button type="submit" isBusy={work.isPending}>
            {t('Move to {stage}', { stage: t(STAGE_NAMES[closing]) })}
          </Button>
        </>
      )}
    </form>
  );
}

export const needsReason = (stage: Stage): boolean => REASONED_STAGES.some((one) => one === stage);

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
}

export const ReasonField = ({ value, onChange }: ReasonFieldProps) => (
  <>
    <TextField
      label={t('Reason')}
      name="reason"
      required
      list="stage-reasons"
      autoComplete="off"
      maxLength={WORK_LIMITS.reason}
      value={sayKept(value)}
      onChange={({ target }) =>
        onChange(STAGE_REASONS.find((reason) => t(reason) === target.value) ?? target.value)
      }
    />
    <Choices id="stage-reasons" values={STAGE_REASONS.map((reason) => t(reason))} />
  </>
);

export const Choices = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);
