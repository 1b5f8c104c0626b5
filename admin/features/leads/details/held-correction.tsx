import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { callDesk } from '../../../shared/backend/call-desk.ts';
import { describeChangeError } from '../../../shared/backend/desk-error.ts';
import { LISTS_KEY } from '../../../shared/desk-list/desk-lists.ts';
import type { Lead } from '../../../shared/lead/lead.ts';
import styles from './lead-details.module.css';
import { Words } from './lead-history.tsx';

export interface HeldCorrectionProps {
  lead: Pick<Lead, 'id' | 'name' | 'history'>;
}

/** A doubtful correction with the reasons, and the choice to take it over or to drop it. */
export function HeldCorrection({ lead }: HeldCorrectionProps) {
  const { words, reasons = [] } = lead.history.at(-1) ?? {};
  const { mutate, isPending } = useDecision(lead);
  return (
    <section className={styles.held} aria-label={`Correction of ${lead.name} that waits`}>
      <p className={styles.alert}>
        A correction waits for your decision. Until then the enquiry keeps its words.
      </p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div>
        <Words words={words} />
      </div>
      <div className={styles.decision}>
        <Button size="small" isBusy={isPending} onClick={() => mutate(true)}>
          Use the correction
        </Button>
        <Button kind="secondary" size="small" disabled={isPending} onClick={() => mutate(false)}>
          Drop the correction
        </Button>
      </div>
    </section>
  );
}

/** Tells the database what the administrator decided, then shows the leads as they are now. */
function useDecision({ id, history }: HeldCorrectionProps['lead']) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_accepted: boolean) =>
      callDesk(
        'decide_correction',
        { lead_id: id, entry: history.length - 1, is_accepted },
        v.boolean(),
      ),
    onSuccess: (wasDone, isAccepted) => {
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      void client.invalidateQueries({ queryKey: ['desk-lead'] });
      showToast(wasDone ? DECIDED[isAccepted ? 'used' : 'dropped'] : OVERTAKEN);
    },
    onError: (error) => showToast(describeChangeError(error)),
  });
}

const DECIDED = {
  used: { title: 'Taken over', description: 'The enquiry has the new words.', tone: 'success' },
  dropped: {
    title: 'Dropped',
    description: 'The enquiry keeps its words; the correction stays in its history.',
    tone: 'success',
  },
} as const;

const OVERTAKEN = {
  title: 'Look again',
  description: 'The visitor has sent another correction since. Nothing has changed.',
  tone: 'destructive',
} as const;
