import { type FormEvent, useState } from 'react';
import { STAGE_MOVES, type Stage } from '../../../contract/desk/stages.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { formatAgo } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { needsReason, STAGE_REASONS } from '../../shared/work/stage-reasons.ts';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './lead.module.css';

/** Where the lead stands, since when, and where it may go from there. */
export function StageForm({ lead }: { lead: WholeLead }) {
  const [stage, setStage] = useState(lead.stage);
  const [reason, setReason] = useState('');
  const work = useWork();
  const isMove = stage !== lead.stage;

  function save(event: FormEvent) {
    event.preventDefault();
    work.mutate({
      leadId: lead.id,
      change: {
        stage,
        expected_stage: lead.stage,
        ...(needsReason(stage) && { reason: reason.trim() }),
      },
      words: `${lead.name}: ${STAGE_NAMES[stage]}`,
    });
  }

  return (
    <form className={styles.form} onSubmit={save}>
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
      {isMove && needsReason(stage) && (
        <TextField
          label="Reason"
          name="reason"
          required
          list="stage-reasons"
          autoComplete="off"
          maxLength={WORK_LIMITS.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <datalist id="stage-reasons">
        {STAGE_REASONS.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      {isMove ? (
        <Button type="submit" isBusy={work.isPending}>
          Move to {STAGE_NAMES[stage]}
        </Button>
      ) : (
        <p className={styles.since}>
          {STAGE_NAMES[lead.stage]} since {formatAgo(lead.stage_since, now())}
          {lead.stage_reason && `: ${lead.stage_reason}`}
        </p>
      )}
    </form>
  );
}
