import { NextStep } from '../../shared/contact/next-step.tsx';
import { describeStep } from '../../shared/desk-list/lead-clock.tsx';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { now } from '../../shared/time/now.ts';
import { useWork } from '../../shared/work/use-work.ts';

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
    <NextStep none={due ? 'Remove follow-up' : 'None'} isBusy={work.isPending} onChoose={plan} />
  );
}
