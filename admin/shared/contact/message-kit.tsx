import { useState } from 'react';
import type { Channel } from '../../../contract/desk/contact.ts';
import {
  type DeskContent,
  MESSAGE_LANGUAGES,
  type MessageLanguage,
  type MessageText,
} from '../../../contract/desk/desk-content.ts';
import { factsOf } from '../../../contract/desk/facts-of.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { scoreLead } from '../../../contract/desk/score-lead.ts';
import { barrierTo } from '../../../contract/leads-file/contact-barriers.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { prospectusPath, ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { t } from '../language/language.ts';
import { deviceStorage } from '../storage.ts';
import view from '../view.module.css';

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
    <Dialog title={t(isMail ? 'E-mail to {name}' : 'WhatsApp to {name}', lead)} onClose={onClose}>
      <Tabs
        label={t('Language')}
        tabs={MESSAGE_LANGUAGES.map((one) => ({ id: one, label: t(one) }))}
        selected={language ?? spoken}
        onSelect={setLanguage}
      >
        <div className={view.stack}>
          <strong>{t(shown.name)}</strong>
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
            {t(isMail ? 'Open the e-mail' : 'Send on WhatsApp')}
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
                {t(one.name)}
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

export type WrittenLead = Omit<ListRow, 'message_is_cut' | 'enquiries_of_person'>;
/** By the name of a blank or condition. */
type Known = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** @param person who writes. @returns what messages to this lead can say, and in which language */
export function readKnown(lead: WrittenLead, desk: DeskContent, person: string) {
  const { city, area_sqft, budget_rupees, best_hour, place, ...facts } = factsOf(lead, desk);
  const { site, map, papers } = desk.links;
  const [model, brand] = [facts.model, facts.brand].map((one) =>
    papers.find(({ name }) => name === one?.value),
  );
  const area = area_sqft && `areaSqFt=${area_sqft.value}`;
  const paper = model ?? brand;
  const calls = lead.phone !== null && !barrierTo('call', lead);
  const known: Known = {
    ...{ person, map, calls, city: city?.value, brand: brand?.name, model: model?.name },
    name: lead.name.trim().split(/\s+/)[0],
    reference: referenceOf(lead.id),
    place: place?.value ?? area,
    budget: budget_rupees?.value,
    hour: calls && best_hour !== undefined,
    franchise: scoreLead({ enquiries_of_person: 1, ...lead }, desk) !== undefined,
    prospectus: paper && site + prospectusPath(paper.slug),
    fees: site + ROUTES.fees,
    finder: site + ROUTES.finder,
    plan: `${site}${ROUTES.payback}?${[model?.plan, brand?.plan, area].filter(Boolean).join('&')}`,
  };
  const spoken = facts.language?.value.trim().toLowerCase();
  const language = MESSAGE_LANGUAGES.find((one) => one.toLowerCase() === spoken);
  return { known, language: language ?? MESSAGE_LANGUAGES[0] };
}

/** @returns the text for this lead: a line for each sentence that holds, with its blanks filled */
export function writeMessage({ subject, sentences }: MessageText, known: Known) {
  const BLANK = /\{(\w+)\}/g;
  const fill = (words: string) => words.replaceAll(BLANK, (_, name) => String(known[name]));
  const lines = sentences.filter(({ text, when, unless }) => {
    const needed = [...text.matchAll(BLANK)].map(([, name = '']) => name).concat(when ?? []);
    return needed.every((name) => known[name]) && !(unless && known[unless]);
  });
  return { subject: fill(subject), text: lines.map(({ text }) => fill(text)).join('\n') };
}
