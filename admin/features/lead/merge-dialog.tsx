import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatField, LEAD_FIELDS } from '../../../contract/desk/lead-fields.ts';
import type { MergeField, MergePlan } from '../../../contract/desk/merge.ts';
import { STAGES } from '../../../contract/desk/stages.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Check } from '../../shared/check.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { tFilled } from '../../shared/language/filled.ts';
import { t } from '../../shared/language/language.ts';
import { tLeads } from '../../shared/lead/lead-count.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { RowsSkeleton } from '../../shared/loading.tsx';
import { goTo, leadPlace, readPlace, usePlace } from '../../shared/place.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { FactList } from './lead-facts.tsx';
import { type MergeRequest, useMerge, useMergePlan } from './use-merge.ts';

function nameField(field: MergeField): string {
  if (field === 'stage') return t('Stage');
  if (field === 'due_at') return t('Follow-up');
  return field === 'assigned_to' ? t('Who works on it') : t(LEAD_FIELDS[field].label);
}

function describeValue(field: MergeField, value: string | number): string {
  if (field === 'stage') {
    const stage = STAGES.find((known) => known === value);
    return stage ? t(STAGE_NAMES[stage]) : String(value);
  }
  if (field === 'due_at') return formatWritten(String(value));
  // Nobody reads an id; the enquiry beside it says whose it is.
  return field === 'assigned_to' ? t('Assigned') : formatField(field, value);
}

interface MergePreviewProps {
  plan: MergePlan;
  choices: MergeRequest['choices'];
  onChoose: (choices: MergeRequest['choices']) => void;
}

function MergePreview({ plan, choices, onChoose }: MergePreviewProps) {
  const leads = [plan.kept, ...plan.merged];
  const nameLead = (id: string) => {
    const lead = leads.find((one) => one.id === id);
    return lead ? `${referenceOf(id)}, ${formatWritten(lead.created_at)}` : referenceOf(id);
  };
  const isOpen = (field: MergePlan['fields'][number]) =>
    new Set(field.choices.map(({ value }) => value)).size > 1;

  return (
    <>
      <ul className={view.fields} aria-label={t('The enquiries')}>
        {leads.map((lead) => (
          <li key={lead.id} className={view.band}>
            <strong dir="auto">{lead.name}</strong>
            <p>{nameLead(lead.id)}</p>
            <p>{[lead.phone && formatPhone(lead.phone), lead.email].filter(Boolean).join(', ')}</p>
            <p className={view.typed} dir="auto">
              {lead.message}
            </p>
          </li>
        ))}
      </ul>
      {plan.fields.filter(isOpen).map(({ field, from, choices: offered }) => (
        <SelectField
          key={field}
          label={nameField(field)}
          name={field}
          options={offered.map(({ lead_id, value }) => ({
            value: lead_id,
            label: `${describeValue(field, value)} (${nameLead(lead_id)})`,
          }))}
          value={choices[field] ?? from}
          onChange={(event) => onChoose({ ...choices, [field]: event.target.value })}
        />
      ))}
      <FactList
        facts={plan.fields
          .filter((field) => !isOpen(field))
          .map(({ field, value, from }) => [
            nameField(field),
            describeValue(field, value) + (from === plan.kept.id ? '' : ` (${nameLead(from)})`),
          ])}
      />
    </>
  );
}

type Enquiry = Pick<WholeLead, 'id' | 'name' | 'created_at'>;

export interface MergeDialogProps {
  enquiries: readonly Enquiry[];
  onClose: () => void;
}

const nameEnquiry = ({ name, created_at }: Enquiry) => `${name}, ${formatWritten(created_at)}`;

export default function MergeDialog({ enquiries, onClose }: MergeDialogProps) {
  const form = useId();
  const place = usePlace();
  const [kept, setKept] = useState(enquiries[0]?.id ?? '');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [choices, setChoices] = useState<MergeRequest['choices']>({});
  const merged = enquiries.map(({ id }) => id).filter((id) => id !== kept && !left.includes(id));
  const request = { kept, merged, choices };
  const { data, error, isPlaceholderData } = useMergePlan(request);
  const merging = useMerge();
  const plan = merged.length > 0 ? data?.plan : undefined;

  function choose(change: () => void) {
    setChoices({});
    change();
  }

  function merge(event: FormEvent) {
    event.preventDefault();
    // A toast says why it failed; the dialog stays open for another try.
    merging.mutate(request, {
      onSuccess: () => {
        flushSync(onClose);
        goTo(readPlace(leadPlace(place, kept)), { isNew: false });
      },
    });
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('Merge enquiries of one person')}
      confirm={tLeads(merged.length + 1, 'Merge {leads}')}
      form={form}
      isBusy={merging.isPending}
      // Nobody merges by a plan that was made for another choice.
      isDisabled={!plan || !!error || isPlaceholderData}
    >
      <form id={form} className={view.form} onSubmit={merge}>
        <SelectField
          label={t('Which one stays in the list')}
          hint={t('Its name, number and address stay. The other messages stay in its activity.')}
          name="kept"
          options={enquiries.map((one) => ({ value: one.id, label: nameEnquiry(one) }))}
          value={kept}
          onChange={(event) => {
            const { value } = event.target;
            choose(() => setKept(value));
          }}
        />
        <fieldset className={view.stack}>
          <legend>
            <strong>{t('Which ones join it')}</strong>
          </legend>
          {enquiries
            .filter(({ id }) => id !== kept)
            .map((one) => (
              <Check
                key={one.id}
                isOn={!left.includes(one.id)}
                onChange={(isOn) => {
                  const others = left.filter((id) => id !== one.id);
                  choose(() => setLeft(isOn ? others : [...left, one.id]));
                }}
              >
                <bdi>{nameEnquiry(one)}</bdi>
              </Check>
            ))}
        </fieldset>
        {error && <p role="alert">{tFilled(error.message)}</p>}
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
    </ConfirmDialog>
  );
}

function describeRules(plan: MergePlan): string[] {
  const calls = t(plan.calls_allowed ? 'allowed' : 'not allowed, as one of them says');
  const from = { time: formatWritten(plan.created_at) };
  return [
    plan.answered_at ? t('Received {time}.', from) : t('Waiting for an answer since {time}.', from),
    plan.withdrawn_at
      ? t('Do not contact this person: one of the enquiries was withdrawn.')
      : `${t('Calls and WhatsApp')}: ${plan.calls_allowed === null ? t('not known') : calls}.`,
    ...(plan.tags.length > 0 ? [`${t('Tags')}: ${plan.tags.join(', ')}.`] : []),
    t('For 30 days this can be undone.'),
  ];
}
