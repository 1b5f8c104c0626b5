import { type FormEvent, useState } from 'react';
import { STAGE_MOVES, type Stage } from '../../../contract/desk/stages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { NextStep } from '../../shared/contact/next-step.tsx';
import { describeStep } from '../../shared/desk-list/lead-clock.tsx';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { Panel } from '../../shared/panel.tsx';
import { formatAgo } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import view from '../../shared/view.module.css';
import { needsReason, ReasonField } from '../../shared/work/reason-field.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { useWork } from '../../shared/work/use-work.ts';

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

export function NextStepPanel({ lead }: { lead: WholeLead }) {
  const work = useWork();
  const { due_at: due } = lead;

  function plan(at: string | null) {
    work.mutate({
      leadId: lead.id,
      change: { next: at ? { at } : null },
      words: at
        ? `${lead.name}: ${describeStep(at, null, now()).toLowerCase()}`
        : `${lead.name}: no next step`,
    });
  }

  return (
    <Panel title="Next step">
      {due && <strong>{describeStep(due, lead.due_what, now())}</strong>}
      <NextStep none={due ? 'Remove follow-up' : 'None'} isBusy={work.isPending} onChoose={plan} />
    </Panel>
  );
}
