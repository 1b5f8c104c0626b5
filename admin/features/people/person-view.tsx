import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Download, Trash2 } from '../../../ui/icon/icons.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { describeChangeError } from '../../shared/backend/desk-error.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './people.module.css';
import { exportPerson } from './person-export.ts';
import { readAddress } from './read-address.ts';

const count = (enquiries: number) => `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`;

const showRefusal = (error: unknown) => showToast(describeChangeError(error));

/** Exports or erases everything stored about one person. */
export default function PersonView() {
  const client = useQueryClient();
  const [input, setInput] = useState('');
  const [inputError, setInputError] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const [asked, setAsked] = useState<string>();
  const [also, setAlso] = useState<readonly string[]>([]);

  /**
   * Reads the entered address or number; marks the field and returns undefined when it is neither.
   */
  function readInput(): string | undefined {
    const address = readAddress(input);
    setOutcome('');
    setInputError(address ? undefined : 'Enter an email address or a phone number.');
    return address;
  }

  const exporting = useMutation({
    mutationFn: exportPerson,
    onSuccess: (found, address) =>
      setOutcome(
        found > 0
          ? `${count(found)} of ${address} with consents and mails are in the file.`
          : `Nothing is kept about ${address}.`,
      ),
    onError: showRefusal,
  });
  const erasing = useMutation({
    mutationFn: (address: string) =>
      callDesk('erase_person', { address, also: [...also] }, v.number()),
    onSuccess: (erased, address) => {
      setAsked(undefined);
      setOutcome(erased > 0 ? `${count(erased)} erased.` : `Nothing is kept about ${address}.`);
      if (erased > 0) {
        showToast({ title: 'Erased', description: `${count(erased)} erased.`, tone: 'success' });
      }
      void client.invalidateQueries();
    },
    onError: showRefusal,
  });

  return (
    <Panel
      title="A person’s data"
      words="Anybody may ask what we keep about them, or have it erased. Look at the address of the request: give data only to the person it is about."
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const address = readInput();
          if (address) exporting.mutate(address);
        }}
      >
        <TextField
          label="Email address or phone number"
          name="person"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={input}
          error={inputError}
          onChange={(event) => setInput(event.target.value)}
        />
        <div className={styles.ways}>
          <Button type="submit" kind="secondary" isBusy={exporting.isPending}>
            <Icon icon={Download} />
            Export
          </Button>
          <Button
            kind="secondary"
            onClick={() => {
              setAlso([]);
              setAsked(readInput());
            }}
          >
            <Icon icon={Trash2} className={styles.danger} />
            Erase
          </Button>
        </div>
      </form>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      <EraseDialog
        address={asked}
        also={also}
        isErasing={erasing.isPending}
        onChoose={setAlso}
        onErase={(address) => erasing.mutate(address)}
        onClose={() => setAsked(undefined)}
      />
    </Panel>
  );
}
