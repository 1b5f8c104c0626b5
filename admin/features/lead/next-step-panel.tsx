import { NextStep } from '../../shared/contact/next-step.tsx';
import { describeStep } from '../../shared/desk-list/lead-clock.tsx';
import { t } from '../../shared/language/language.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { now } from '../../shared/time/now.ts';
import { useWork } from '../../shared/work/use-work.ts';

export function NextStepPanel({ lead }: { lead: WholeLead }) {
  const { mutate, isPending } = useWork();
  const { due_at: due } = lead;

  function plan(at: string | null) {
    mutate({
      leadId: lead.id,
      change: { next: at ? { at } : null },
      words: `${lead.name}: ${at ? describeStep(at, null, now()).toLowerCase() : t('no follow-up')}`,
    });
  }

  return (
    <NextStep lead={lead} none={due && t('Remove follow-up')} isBusy={isPending} onChoose={plan} />
  );
}
