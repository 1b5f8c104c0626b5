import { useState } from 'react';
import type { Channel } from '../../../contract/desk/contact.ts';
import {
  type DeskContent,
  MESSAGE_LANGUAGES,
  type MessageLanguage,
} from '../../../contract/desk/desk-content.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { t } from '../language/language.ts';
import { deviceStorage } from '../storage.ts';
import view from '../view.module.css';
import { readKnown, type WrittenLead, writeMessage } from './write-message.ts';

const PERSON = 'lead-desk-my-name';

interface MessageKitProps {
  lead: WrittenLead;
  channel: Channel;
  desk: DeskContent;
  href: string;
  onSend: () => void;
  onClose: () => void;
}

/** Ready messages for a lead: the one that fits now is written out, and one press sends it. */
export default function MessageKit(props: MessageKitProps) {
  const { lead, channel, desk, href, onSend, onClose } = props;
  const [person, setPerson] = useState(deviceStorage.read(PERSON) ?? '');
  const [name, setName] = useState<string>();
  const [language, setLanguage] = useState<MessageLanguage>();
  const { known, language: spoken } = readKnown(lead, desk, person.trim());
  const asked = lead.answered_at ? 'not-reached' : 'unanswered';
  const moment = lead.stage === 'new' ? asked : lead.stage;
  const messages = desk.messages.filter(({ when }) => !when || known[when]);
  const shown =
    messages.find((one) => one.name === name) ??
    messages.find(({ fits }) => fits.includes(moment)) ??
    messages[0];
  if (!shown) return null;
  const { text, subject } = writeMessage(shown.texts[language ?? spoken], known);
  const isMail = channel === 'mail';
  const words = isMail ? `subject=${encodeURIComponent(subject)}&body` : 'text';
  return (
    <Dialog title={`${isMail ? 'E-mail' : 'WhatsApp'} to ${lead.name}`} onClose={onClose}>
      <Tabs
        label={t('Language')}
        tabs={MESSAGE_LANGUAGES.map((one) => ({ id: one, label: one }))}
        selected={language ?? spoken}
        onSelect={setLanguage}
      >
        <div className={view.stack}>
          <strong>{shown.name}</strong>
          <p className={joinClasses(view.band, view.typed)} dir="auto">
            {text}
          </p>
          <LinkButton
            href={`${href}?${words}=${encodeURIComponent(text)}`}
            opensNewTab={!isMail}
            onClick={onSend}
            // The dialog gives the focus to what asks for it, and React keeps that word to itself.
            ref={(link) => link?.setAttribute('autofocus', '')}
          >
            {isMail ? t('Open the e-mail') : t('Send on WhatsApp')}
          </LinkButton>
        </div>
      </Tabs>
      <fieldset className={joinClasses(view.fields, view.tiles)} aria-label={t('Other messages')}>
        {messages.map(
          (one) =>
            one !== shown && (
              <Button
                key={one.name}
                kind="secondary"
                size="small"
                onClick={() => setName(one.name)}
              >
                {one.name}
              </Button>
            ),
        )}
      </fieldset>
      <TextField
        label={t('Your name in messages')}
        name="person"
        value={person}
        onChange={({ target: { value } }) => {
          deviceStorage.keep(PERSON, value.trim() || null);
          setPerson(value);
        }}
      />
    </Dialog>
  );
}
