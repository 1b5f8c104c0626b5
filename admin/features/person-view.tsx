import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { formatDay } from '../../contract/desk/indian-clock.ts';
import { normalisePhone } from '../../contract/phone.ts';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Download, Trash2 } from '../../ui/icon/icons.ts';
import { done, showToast } from '../../ui/toast/toast.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import { showChangeError } from '../shared/backend/desk-error.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { t, tCount } from '../shared/language/language.ts';
import { Panel } from '../shared/panel.tsx';
import { saveTextFile } from '../shared/save-file.ts';
import { formatWritten } from '../shared/time/format-time.ts';
import { now } from '../shared/time/now.ts';
import view from '../shared/view.module.css';

export function readAddress(input: string): string | undefined {
  const text = input.trim();
  if (text.includes('@')) return /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : undefined;
  return normalisePhone(text) ?? undefined;
}

/** The answer of `export_person`; loose, since it is saved unchanged. */
const exportSchema = v.looseObject({
  enquiries: v.array(v.unknown()),
  archived: v.array(v.unknown()),
});

async function exportPerson(address: string): Promise<number> {
  const found = await callDesk('export_person', { address }, exportSchema);
  const count = found.enquiries.length + found.archived.length;
  if (count > 0) {
    const name = `person-${formatDay(now())}.json`;
    saveTextFile(name, 'application/json', `${JSON.stringify(found, null, 2)}\n`);
  }
  return count;
}

const relatedSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    created_at: v.string(),
  }),
);

interface EraseDialogProps {
  address: string;
  onErased: (count: number) => void;
  onClose: () => void;
}

/** Asks with what else there is; nobody but the owner can say whose that is, so none is ticked. */
function EraseDialog({ address, onErased, onClose }: EraseDialogProps) {
  const form = useId();
  const client = useQueryClient();
  const related = useQuery({
    queryKey: ['related-leads', address],
    queryFn: () => callDesk('related_leads', { address }, relatedSchema),
    gcTime: 0,
  });
  const erasing = useMutation({
    mutationFn: (also: string[]) => callDesk('erase_person', { address, also }, v.number()),
    onSuccess: (erased) => {
      onErased(erased);
      void client.invalidateQueries();
    },
    onError: showChangeError,
  });

  function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    erasing.mutate(new FormData(event.currentTarget).getAll('also').map(String));
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('Erase everything about this person?')}
      confirm={t('Erase')}
      kind="danger"
      form={form}
      // Nobody confirms before they see what else there is.
      isBusy={erasing.isPending || related.isLoading}
    >
      <form id={form} className={view.stack} onSubmit={erase}>
        <p>
          <strong>{address}</strong>. {t('This cannot be undone.')}
        </p>
        {related.isError && (
          <p role="alert">
            {t('Leads with the same number could not be loaded. Close this and try again.')}
          </p>
        )}
        {related.data && related.data.length > 0 && (
          <fieldset className={view.stack}>
            <legend>{t('Also at this number or address. Tick those of the same person:')}</legend>
            {related.data.map(({ id, name, email, phone, created_at }) => (
              <label key={id} className={view.check}>
                <input type="checkbox" name="also" value={id} />
                <span dir="auto">
                  {[name, email ?? t('No address'), phone, formatWritten(created_at)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p>
          <strong>{t('What goes:')}</strong>{' '}
          {t(
            'every enquiry with this address or number and what you ticked, in the list, in Spam and in the archive: name, addresses, messages, how the person came; and mails about them that have not gone out.',
          )}
        </p>
        <p>
          <strong>{t('What stays, without name or address:')}</strong>{' '}
          {t(
            'the ids and times of the enquiries, so that a device that sends one again cannot bring it back; which consents were given and taken back, since we must be able to prove them; the record of mail attempts; and the entry in the activity log that you erased them.',
          )}
        </p>
        <p>{t('Mails that were sent already lie in mailboxes, which the desk does not reach.')}</p>
      </form>
    </ConfirmDialog>
  );
}

const FOUND_ONE = '1 enquiry of {address} with consents and mails is in the file.';
const FOUND = '{count} enquiries of {address} with consents and mails are in the file.';

export default function PersonView() {
  const [input, setInput] = useState('');
  const [inputError, setInputError] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const [asked, setAsked] = useState<string>();

  function readInput(): string | undefined {
    const address = readAddress(input);
    setOutcome('');
    setInputError(address ? undefined : t('Enter an email address or a phone number.'));
    return address;
  }

  const exporting = useMutation({
    mutationFn: exportPerson,
    onSuccess: (found, address) =>
      setOutcome(
        found > 0
          ? tCount(found, FOUND_ONE, FOUND, { address })
          : t('Nothing is kept about {address}.', { address }),
      ),
    onError: showChangeError,
  });

  function tellErased(erased: number) {
    setAsked(undefined);
    const words = tCount(erased, '1 enquiry erased.', '{count} enquiries erased.');
    setOutcome(erased > 0 ? words : t('Nothing is kept about {address}.', { address: asked }));
    if (erased > 0) showToast(done('Erased', words));
  }

  return (
    <Panel
      title="Privacy requests"
      words="Anybody may ask what we keep about them, or have it erased. Look at the address of the request: give data only to the person it is about."
    >
      <form
        className={joinClasses(view.form, view.narrow)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const address = readInput();
          if (address) exporting.mutate(address);
        }}
      >
        <TextField
          label={t('Email address or phone number')}
          name="person"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={input}
          error={inputError}
          onChange={(event) => setInput(event.target.value)}
        />
        <div className={view.row}>
          <Button type="submit" kind="secondary" isBusy={exporting.isPending}>
            <Icon icon={Download} />
            {t('Export')}
          </Button>
          <Button kind="secondary" onClick={() => setAsked(readInput())}>
            <Icon icon={Trash2} className={view.alert} />
            {t('Erase')}
          </Button>
        </div>
      </form>
      <p role="status" className={view.typed}>
        {outcome}
      </p>
      {asked && (
        <EraseDialog address={asked} onErased={tellErased} onClose={() => setAsked(undefined)} />
      )}
    </Panel>
  );
}
