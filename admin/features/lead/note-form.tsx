import { type FormEvent, useState } from 'react';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './lead.module.css';

/** A note about the lead; it stays in the field until it is stored. */
export function NoteForm({ lead }: { lead: WholeLead }) {
  const [note, setNote] = useState('');
  const work = useWork();

  function save(event: FormEvent) {
    event.preventDefault();
    work.mutate(
      { leadId: lead.id, change: { note: note.trim() }, words: `${lead.name}: noted` },
      // What was typed while it was on its way is the next note.
      { onSuccess: () => setNote((now) => (now === note ? '' : now)) },
    );
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <TextArea
        label="Note"
        name="note"
        data-key="n"
        rows={2}
        maxLength={WORK_LIMITS.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {note.trim() && (
        <Button type="submit" isBusy={work.isPending}>
          Save note
        </Button>
      )}
    </form>
  );
}
