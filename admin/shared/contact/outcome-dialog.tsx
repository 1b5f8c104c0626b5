import { useEffect, useState } from 'react';
import type { Channel, Outcome } from '../../../contract/desk/contact.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { t } from '../language/language.ts';
import view from '../view.module.css';
import { keepFocus, rememberPlace } from '../work/keep-focus.ts';
import { ReasonField } from '../work/stage-form.tsx';
import { CORRECT_NUMBER, OUTCOME_NAMES } from '../work/stage-names.ts';
import { useWork } from '../work/use-work.ts';
import { NextStep } from './next-step.tsx';
import { keepContact, type PendingContact } from './pending-contact.ts';

const CHANNEL: Readonly<Record<Channel, { done: string; outcomes: readonly Outcome[] }>> = {
  call: {
    done: 'the call',
    outcomes: ['reached', 'no-answer', 'busy', 'call-back', 'wrong-number', 'not-interested'],
  },
  whatsapp: { done: 'the WhatsApp message', outcomes: ['sent', 'replied', 'wrong-number'] },
  mail: { done: 'the mail', outcomes: ['sent', 'replied'] },
};

/**
 * Asks what came of a call or message once it was begun: an outcome, a note if there is something to note,
 * and the next follow-up or the reason for which there is none; the last press saves.
 */
export default function OutcomeDialog({ pending }: { pending: PendingContact }) {
  const { leadId, name, channel } = pending;
  // What was written was sent, unless told otherwise.
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    channel === 'call' ? undefined : 'sent',
  );
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const work = useWork();
  // The row that was pressed may leave its list once the answer is saved.
  const [place] = useState(rememberPlace);
  useEffect(() => () => keepFocus(place), [place]);

  /** @param why closes the lead */
  function save(at: string | null, why?: string) {
    if (!outcome) return;
    work.mutate(
      {
        leadId,
        change: {
          contact: { channel, outcome },
          next: at ? { at, what: outcome === 'wrong-number' ? CORRECT_NUMBER : null } : null,
          ...(note.trim() && { note: note.trim() }),
          ...(why && { reason: why }),
        },
        words: `${name}: ${t(OUTCOME_NAMES[outcome]).toLowerCase()}`,
      },
      // A toast under a modal dialog could not be pressed.
      { onSettled: (_, error) => error === null && keepContact(undefined) },
    );
  }

  return (
    <Dialog
      title={t('How did {done} to {name} go?', { done: t(CHANNEL[channel].done), name })}
      onClose={() => keepContact(undefined)}
    >
      <fieldset className={joinClasses(view.fields, view.tiles)} aria-label={t('Outcome')}>
        {CHANNEL[channel].outcomes.map((one) => (
          <Button
            key={one}
            kind={one === outcome ? 'primary' : 'secondary'}
            aria-pressed={one === outcome}
            onClick={() => {
              setOutcome(one);
              setReason(one === 'wrong-number' ? OUTCOME_NAMES[one] : '');
            }}
          >
            {t(OUTCOME_NAMES[one])}
          </Button>
        ))}
      </fieldset>
      {outcome && (
        <TextArea
          label={t('Note')}
          name="note"
          isOptional
          rows={2}
          maxLength={WORK_LIMITS.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {(outcome === 'not-interested' || outcome === 'wrong-number') && (
        <form
          className={view.stack}
          onSubmit={(event) => {
            event.preventDefault();
            save(null, reason.trim());
          }}
        >
          <ReasonField value={reason} onChange={setReason} />
          <Button type="submit" kind="secondary" isBusy={work.isPending}>
            {t('Close as Lost')}
          </Button>
        </form>
      )}
      {outcome && outcome !== 'not-interested' && (
        <div className={view.stack}>
          <strong>
            {t(outcome === 'wrong-number' ? 'Or correct it later:' : 'Next follow-up?')}
          </strong>
          <NextStep
            lead={pending}
            none={outcome === 'call-back' ? null : t('No follow-up')}
            isBusy={work.isPending}
            onChoose={(at) => save(at)}
          />
        </div>
      )}
      <Button kind="quiet" size="small" onClick={() => keepContact(undefined)}>
        {t(channel === 'call' ? 'I didn’t call' : 'I didn’t write')}
      </Button>
    </Dialog>
  );
}
