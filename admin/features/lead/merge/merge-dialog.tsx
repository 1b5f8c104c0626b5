import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MergePlan } from '../../../../contract/desk/merge.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { countLeads } from '../../../shared/lead/lead-count.ts';
import { goTo, leadPlace, readPlace, usePlace } from '../../../shared/place/place.ts';
import { RowsSkeleton } from '../../../shared/rows/rows-skeleton.tsx';
import { formatWritten } from '../../../shared/time/format-time.ts';
import styles from './merge.module.css';
import { MergePreview } from './merge-preview.tsx';
import { type MergeWish, useMerge, useMergePlan } from './use-merge.ts';

/** One of the enquiries that may become one lead. */
interface Enquiry {
  id: string;
  name: string;
  created_at: string;
}

export interface MergeDialogProps {
  isOpen: boolean;
  /** The open lead first. */
  enquiries: readonly Enquiry[];
  onClose: () => void;
}

const nameEnquiry = ({ name, created_at }: Enquiry) => `${name}, ${formatWritten(created_at)}`;

/** Shows what becomes of several enquiries of one person, and makes them one lead. */
export default function MergeDialog({ isOpen, enquiries, onClose }: MergeDialogProps) {
  const form = useId();
  const place = usePlace();
  const [kept, setKept] = useState(enquiries[0]?.id ?? '');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [choices, setChoices] = useState<MergeWish['choices']>({});
  const merged = enquiries.map(({ id }) => id).filter((id) => id !== kept && !left.includes(id));
  const wish = { kept, merged, choices };
  const { data, error, isPlaceholderData } = useMergePlan(wish, isOpen);
  const merging = useMerge();
  const plan = merged.length > 0 ? data?.plan : undefined;

  /** Who joins decides which values there are. */
  function choose(change: () => void) {
    setChoices({});
    change();
  }

  async function merge(event: FormEvent) {
    event.preventDefault();
    const isDone = await merging.mutateAsync(wish).then(
      () => true,
      // The toast says why; the dialog stays open for another try.
      () => false,
    );
    if (!isDone) return;
    flushSync(onClose);
    goTo(readPlace(leadPlace(place, kept)), { isNew: false });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Merge enquiries of one person"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            isBusy={merging.isPending}
            // Nobody merges by a plan that was made for another choice.
            disabled={!plan || !!error || isPlaceholderData}
          >
            Merge {countLeads(merged.length + 1)}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void merge(event)}>
        <SelectField
          label="Which one stays in the list"
          hint="Its name, number and address stay. The others’ words stand in what happened."
          name="kept"
          options={enquiries.map((one) => ({ value: one.id, label: nameEnquiry(one) }))}
          value={kept}
          onChange={(event) => {
            const { value } = event.target;
            choose(() => setKept(value));
          }}
        />
        <fieldset className={styles.joining}>
          <legend>Which ones join it</legend>
          {enquiries
            .filter(({ id }) => id !== kept)
            .map((one) => (
              <label key={one.id} className={styles.check}>
                <input
                  type="checkbox"
                  checked={!left.includes(one.id)}
                  onChange={() =>
                    choose(() =>
                      setLeft(
                        left.includes(one.id)
                          ? left.filter((id) => id !== one.id)
                          : [...left, one.id],
                      ),
                    )
                  }
                />
                <span dir="auto">{nameEnquiry(one)}</span>
              </label>
            ))}
        </fieldset>
        {error && <p role="alert">{error.message}</p>}
        {!plan && !error && merged.length > 0 && <RowsSkeleton />}
        {plan && !error && (
          <>
            <MergePreview plan={plan} choices={choices} onChoose={setChoices} />
            <ul>
              {describeRules(plan).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </>
        )}
      </form>
    </Dialog>
  );
}

/** What is not chosen, and why it is so. */
function describeRules(plan: MergePlan): string[] {
  const calls = plan.calls_allowed ? 'allowed' : 'not allowed, as one of them says';
  return [
    `It counts from ${formatWritten(plan.created_at)}${plan.answered_at ? '' : ', since an enquiry waits for an answer'}.`,
    plan.withdrawn_at
      ? 'Nobody may contact this person: one of the enquiries was taken back.'
      : `Calls and WhatsApp: ${plan.calls_allowed === null ? 'not known' : calls}.`,
    ...(plan.tags.length > 0 ? [`Tags: ${plan.tags.join(', ')}.`] : []),
    'For 30 days this can be undone.',
  ];
}
