import { useEffect, useState } from 'react';
import { type Channel, OUTCOMES, type Outcome } from '../../../contract/desk/contact.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import view from '../view.module.css';
import { keepFocus, rememberPlace } from '../work/keep-focus.ts';
import { OUTCOME_NAMES } from '../work/stage-names.ts';
import { useWork } from '../work/use-work.ts';
import { NextStep } from './next-step.tsx';
import { keepContact, type PendingContact } from './pending-contact.ts';

const DONE: Readonly<Record<Channel, string>> = {
  call: 'the call',
  whatsapp: 'the WhatsApp message',
  mail: 'the mail',
};

/**
 * Asks what came of a call or message once it was begun: an outcome, a note if there is something to note,
 * and when to go on; the last press saves.
 */
export default function OutcomeDialog({ pending }: { pending: PendingContact }) {
  const { leadId, name, channel } = pending;
  const [outcome, setOutcome] = useState<Outcome>();
  const [note, setNote] = useState('');
  const work = useWork();
  // The row that was pressed may leave its list once the answer is saved.
  const [place] = useState(rememberPlace);
  useEffect(() => () => keepFocus(place), [place]);

  function save(at: string | null) {
    if (!outcome) return;
    work.mutate(
      {
        leadId,
        change: {
          contact: { channel, outcome },
          next: at ? { at } : null,
          ...(note.trim() && { note: note.trim() }),
        },
        words: `${name}: ${OUTCOME_NAMES[outcome].toLowerCase()}`,
      },
      // A toast under a modal dialog could not be pressed.
      { onSettled: (_, error) => error === null && keepContact(undefined) },
    );
  }

  return (
    <Dialog
      title={`How did ${DONE[channel]} to ${name} go?`}
      onClose={() => keepContact(undefined)}
    >
      <fieldset className={joinClasses(view.fields, view.tiles)} aria-label="Outcome">
        {OUTCOMES.map((one) => (
          <Button
            key={one}
            kind={one === outcome ? 'primary' : 'secondary'}
            aria-pressed={one === outcome}
            onClick={() => setOutcome(one)}
          >
            {OUTCOME_NAMES[one]}
          </Button>
        ))}
      </fieldset>
      {outcome && (
        <>
          <TextField
            label="Note"
            name="note"
            isOptional
            autoComplete="off"
            maxLength={WORK_LIMITS.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className={view.stack}>
            <strong>Next follow-up?</strong>
            <NextStep none="No next step" isBusy={work.isPending} onChoose={save} />
          </div>
        </>
      )}
      <Button kind="quiet" size="small" onClick={() => keepContact(undefined)}>
        {channel === 'call' ? 'I didn’t call' : 'I didn’t write'}
      </Button>
    </Dialog>
  );
}
