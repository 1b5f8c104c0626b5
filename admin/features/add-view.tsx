import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { LEAD_FIELDS } from '../../contract/desk/lead-fields.ts';
import {
  addAnswerSchema,
  type CallsSaid,
  knownSchema,
  NEW_LEAD_LIMITS,
  type NewLead,
} from '../../contract/desk/new-lead.ts';
import { LIMITS } from '../../contract/limits.ts';
import { readTypedPhone } from '../../contract/phone.ts';
import { newId, referenceOf } from '../../contract/reference.ts';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { readText } from '../shared/account/account-fields.tsx';
import { Note } from '../shared/account/note.tsx';
import { callDesk } from '../shared/backend/call-desk.ts';
import { showRefusal } from '../shared/backend/desk-error.ts';
import { deskContentQuery } from '../shared/contact/desk-content-query.ts';
import { t, tCount, tLabels } from '../shared/language/language.ts';
import { SUBJECT_OPTIONS } from '../shared/list-filter/filters.ts';
import { goTo } from '../shared/place.ts';
import { type LeadFaults, readNewLead } from '../shared/read-new-lead.ts';
import { formatWritten } from '../shared/time/format-time.ts';
import { useUndo } from '../shared/use-undo.ts';
import view from '../shared/view.module.css';
import { STAGE_NAMES } from '../shared/work/stage-names.ts';
import { showUndo } from '../shared/work/use-work.ts';

function useAddLead() {
  const client = useQueryClient();
  const unsure = useRef<{ words: string; id: string }>(undefined);
  const undoing = useUndo(async (action_id) => {
    await callDesk('undo_add', { action_id }, v.boolean());
    goTo({ view: 'leads', query: new URLSearchParams() });
  });
  return useMutation({
    mutationFn: ({ lead, calls }: { lead: NewLead; calls: CallsSaid | null }) => {
      const words = JSON.stringify([lead, calls]);
      if (unsure.current?.words !== words) unsure.current = { words, id: newId() };
      const action_id = unsure.current.id;
      return callDesk('add_lead', { action_id, lead, ...(calls && { calls }) }, addAnswerSchema);
    },
    onSuccess: ({ id }, { lead }) => {
      unsure.current = undefined;
      showUndo(`${lead.name}: ${t('added')}`, () => undoing.mutate(id));
      goTo({ view: 'leads', reference: referenceOf(id), query: new URLSearchParams() });
      return client.invalidateQueries();
    },
    onError: (error) => showRefusal(error),
  });
}

interface KnownContactsProps {
  /** E.164. */
  phone: string | null;
  email: string;
}

/** Enquiries that the desk has from this number or address already, so that none is added twice. */
function KnownContacts({ phone, email }: KnownContactsProps) {
  const contact = { ...(phone && { phone }), ...(email.includes('@') && { email }) };
  const { data } = useQuery({
    queryKey: ['known', contact],
    queryFn: () => callDesk('find_known', { contacts: [contact] }, knownSchema),
    enabled: Object.keys(contact).length > 0,
  });
  const [known] = data ?? [];
  return (
    <div role="status">
      {known && known.count > 0 && (
        <Note title={tCount(known.count, ...FROM_HERE)}>
          <p>{t('Open it instead of adding another:')}</p>
          <ul className={view.stack}>
            {known.newest.map(({ id, name, created_at, stage }) => (
              <li key={id}>
                <a className={view.tap} href={`#leads/${referenceOf(id)}`}>
                  {name}, {formatWritten(created_at)} ({t(STAGE_NAMES[stage])})
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

const FROM_HERE = [
  '1 enquiry from this number or address.',
  '{count} enquiries from this number or address.',
] as const;
const WRITTEN = ['name', 'phone', 'email', 'city'] as const;
const SUBJECTS = [{ value: '', label: 'Not said' }, ...SUBJECT_OPTIONS.slice(1, -1)];
const CALLS_OPTIONS = [
  { value: '', label: 'Not asked' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export default function AddView() {
  const { data: content } = useQuery(deskContentQuery);
  const [faults, setFaults] = useState<LeadFaults & { said?: string }>({});
  const [contact, setContact] = useState({ phone: '', email: '' });
  const [calls, setCalls] = useState('');
  const adding = useAddLead();
  const sources = (content?.sources ?? []).map((source) => ({ value: source, label: source }));

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const texts = ['name', 'phone', 'email', 'subject', 'message', 'city', 'source'] as const;
    const read = readNewLead(Object.fromEntries(texts.map((name) => [name, readText(data, name)])));
    const said = readText(data, 'said').trim();
    const found = {
      ...('faults' in read && read.faults),
      ...(calls && !said && { said: t('Write where and how, such as “on the phone”.') }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if ('lead' in read)
      adding.mutate({
        lead: read.lead,
        calls: calls ? { is_allowed: calls === 'yes', said } : null,
      });
  }

  return (
    <form className={joinClasses(view.form, view.narrow)} onSubmit={save} noValidate>
      {WRITTEN.map((name) => (
        <TextField
          key={name}
          label={t(LEAD_FIELDS[name].label)}
          name={name}
          type={LEAD_FIELDS[name].type}
          autoComplete="off"
          autoCapitalize={LEAD_FIELDS[name].type ? 'none' : 'words'}
          isOptional={name === 'email' || name === 'city'}
          maxLength={LEAD_FIELDS[name].max}
          error={faults[name] && t(faults[name])}
          onBlur={({ target }) => setContact({ ...contact, [name]: target.value.trim() })}
        />
      ))}
      <KnownContacts phone={readTypedPhone(contact.phone).number} email={contact.email} />
      <SelectField
        label={t('Where it comes from')}
        name="source"
        options={[{ value: '', label: t('Not known') }, ...sources]}
      />
      <SelectField label={t('Subject')} name="subject" options={tLabels(SUBJECTS)} />
      <TextArea
        label={t('What they want')}
        name="message"
        isOptional
        rows={4}
        maxLength={LIMITS.message}
      />
      <SelectField
        label={t('May we call and write on WhatsApp?')}
        name="calls"
        options={tLabels(CALLS_OPTIONS)}
        value={calls}
        onChange={(event) => setCalls(event.target.value)}
      />
      {calls && (
        <TextField
          label={t('Where and how they said so')}
          name="said"
          autoComplete="off"
          maxLength={NEW_LEAD_LIMITS.said}
          error={faults.said}
        />
      )}
      <p className={view.muted}>{t('No mail goes out to them.')}</p>
      <Button type="submit" isBusy={adding.isPending}>
        {t('Save lead')}
      </Button>
    </form>
  );
}
