import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CalendarDays } from '../../../ui/icon/icons.ts';
import { NextStep } from '../../shared/contact/next-step.tsx';
import { describeStep } from '../../shared/desk-list/lead-clock.tsx';
import { saveTextFile } from '../../shared/file/save-file.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { now } from '../../shared/time/now.ts';
import { useWork } from '../../shared/work/use-work.ts';
import { writeFollowUp } from './follow-up.ts';
import styles from './lead.module.css';

/** What comes next with this lead, and when; it can be put into one's own calendar. */
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
      {due && (
        <div className={styles.due}>
          <p>{describeStep(due, lead.due_what, now())}</p>
          <Button
            kind="quiet"
            size="small"
            onClick={() =>
              saveTextFile(
                'follow-up.ics',
                'text/calendar;charset=utf-8',
                writeFollowUp({ ...lead, due_at: due }, now()),
              )
            }
          >
            <Icon icon={CalendarDays} />
            Calendar file
          </Button>
        </div>
      )}
      <NextStep none={due ? 'Take it away' : 'None'} isBusy={work.isPending} onChoose={plan} />
    </Panel>
  );
}
