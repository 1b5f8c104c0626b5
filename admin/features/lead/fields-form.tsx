import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { SAID } from '../../../contract/desk/contact.ts';
import { type DeskContent, MESSAGE_LANGUAGES } from '../../../contract/desk/desk-content.ts';
import { type Fact, factsOf } from '../../../contract/desk/facts-of.ts';
import { formatDay } from '../../../contract/desk/indian-clock.ts';
import {
  formatField,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  type LeadFieldName,
  PERSON_FIELDS,
  readField,
} from '../../../contract/desk/lead-fields.ts';
import type { ListPage } from '../../../contract/desk/list.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { CITIES } from '../../../contract/desk/spelling.ts';
import type { WorkFields } from '../../../contract/desk/work.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { X } from '../../../ui/icon/icons.ts';
import { ASKED_FOR_CALL } from '../../shared/contact/contact-ways.tsx';
import { deskContentQuery } from '../../shared/contact/desk-content-query.ts';
import { tFilled } from '../../shared/language/filled.ts';
import { t } from '../../shared/language/language.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { goTo, usePlace } from '../../shared/place.ts';
import { now } from '../../shared/time/now.ts';
import view from '../../shared/view.module.css';
import { Choices } from '../../shared/work/stage-form.tsx';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './lead.module.css';

/** @returns `+91 98765 43210`, or what was typed where that is no number */
export const showNumber = ({
  phone,
  phone_typed,
}: WorkFields & { phone_typed?: string | null }): string =>
  phone ? formatPhone(phone) : (phone_typed ?? '');

export function TagsForm({ lead }: { lead: WholeLead }) {
  const [tag, setTag] = useState('');
  const work = useWork();
  const known = useKnownTags().filter((one) => !hasTag(lead.tags, one));
  const added = tag.trim();

  function write(tags: string[], words: string) {
    work.mutate(
      { leadId: lead.id, change: { tags }, words: `${lead.name}: ${words}` },
      { onSuccess: () => setTag((now) => (hasTag(tags, now.trim()) ? '' : now)) },
    );
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (!hasTag(lead.tags, added))
      return write([...lead.tags, added], t('tagged {tag}', { tag: added }));
    setTag('');
  }

  return (
    <form className={view.stack} onSubmit={add}>
      {lead.tags.length > 0 && (
        <ul className={view.row} aria-label={t('Tags')}>
          {lead.tags.map((one) => (
            <li key={one} className={joinClasses(view.pill, styles.tag)}>
              <span dir="auto">{one}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('Remove the tag {one}', { one })}
                disabled={work.isPending}
                onClick={() =>
                  write(
                    lead.tags.filter((other) => other !== one),
                    t('without the tag {tag}', { tag: one }),
                  )
                }
              >
                <Icon icon={X} size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {lead.tags.length < WORK_LIMITS.tags && (
        <TextField
          label={t('Add a tag')}
          name="tag"
          list="known-tags"
          autoComplete="off"
          maxLength={WORK_LIMITS.tag}
          value={tag}
          onChange={(event) => setTag(event.target.value)}
        />
      )}
      <Choices id="known-tags" values={known} />
      {added && (
        <Button type="submit" isBusy={work.isPending}>
          {t('Add the tag')}
        </Button>
      )}
    </form>
  );
}

const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase());

function useKnownTags(): string[] {
  const lists = useQueryClient().getQueriesData<InfiniteData<ListPage>>({
    queryKey: ['desk-list'],
  });
  const rows = lists.flatMap(([, list]) => list?.pages ?? []).flatMap(({ rows: listed }) => listed);
  return [...new Set(rows.flatMap(({ tags }) => tags))].sort((one, other) =>
    one.localeCompare(other),
  );
}

const CHOICES: Partial<Record<LeadFieldName, (content: DeskContent) => readonly string[]>> = {
  city: () => CITIES.map(([name = '']) => name),
  model: ({ models }) => models.map(({ name }) => name),
  brand: ({ brands }) => brands,
  language: () => MESSAGE_LANGUAGES,
  source: ({ sources }) => sources,
};

interface FieldsFormProps {
  lead: WholeLead;
  names?: readonly LeadFieldName[];
  onSaved?: () => void;
}

export function FieldsForm({ lead, names = LEAD_FIELD_NAMES, onSaved }: FieldsFormProps) {
  const [errors, setErrors] = useState<Partial<Record<LeadFieldName, string>>>({});
  const work = useWork();
  const { data: content } = useQuery(deskContentQuery);
  const formId = useId();
  const facts: Partial<Record<LeadFieldName, Fact<string | number>>> = content
    ? factsOf(lead, content)
    : {};
  const textOf = (name: LeadFieldName) =>
    name === 'phone' ? showNumber(lead) : shown(name, lead[name] ?? facts[name]?.value);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = names
      .filter((name) => typed.get(name) !== textOf(name))
      .map((name) => [name, readField(name, String(typed.get(name)))] as const);
    const faults = read.flatMap(([name, value]) => {
      // An empty field would be filled from the message again.
      if (value === null && lead[name] === null) return [[name, t('Enter what is right')] as const];
      return value instanceof Error ? [[name, tFilled(value.message)] as const] : [];
    });
    setErrors(Object.fromEntries(faults));
    if (faults.length > 0) return;
    if (read.length === 0) return onSaved?.();
    const fields = Object.fromEntries(read);
    const saved = { leadId: lead.id, change: { fields }, words: `${lead.name}: ${t('saved')}` };
    work.mutate(saved, { onSuccess: () => onSaved?.() });
  }

  return (
    <form className={joinClasses(view.fields, view.tiles)} onSubmit={save} noValidate>
      {names.map((name) => (
        <TextField
          // What is saved, here or elsewhere, stands there anew; all else that was typed stays.
          key={`${name} ${textOf(name)}`}
          label={labelOf(name)}
          list={CHOICES[name] && `${formId}${name}`}
          hint={t(SOURCE_HINTS[facts[name]?.source ?? 'noted'] ?? LEAD_FIELDS[name].hint ?? '')}
          name={name}
          error={errors[name]}
          autoComplete="off"
          type={LEAD_FIELDS[name].type}
          inputMode={name === 'area_sqft' ? 'numeric' : undefined}
          defaultValue={textOf(name)}
        />
      ))}
      {content &&
        Object.entries(CHOICES).map(([name, choicesOf]) => (
          <Choices key={name} id={`${formId}${name}`} values={choicesOf(content)} />
        ))}
      <Button type="submit" kind="secondary" isBusy={work.isPending} className={styles.save}>
        {t('Save')}
      </Button>
    </form>
  );
}

function labelOf(name: LeadFieldName): string {
  const { label, unit } = LEAD_FIELDS[name];
  return unit ? t('{label} in {unit}', { label: t(label), unit: t(unit) }) : t(label);
}

const SOURCE_HINTS = {
  message: 'From the message',
  form: 'Chosen on the website',
  noted: undefined,
} as const;

function shown(name: LeadFieldName, value: string | number | null | undefined): string {
  if (name === 'best_hour') return formatField(name, value ?? null);
  return typeof value === 'number' && name === 'budget_rupees'
    ? formatNumber(value)
    : String(value ?? '');
}

/** Corrects who a lead is, and notes that calls are allowed; `?edit=phone` in the address opens the correction. */
export function CorrectPerson({ lead }: { lead: WholeLead }) {
  const place = usePlace();
  const work = useWork();
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  const [day, setDay] = useState(formatDay(now()));
  const asked = place.query.get('edit');
  const close = () => setOpen('');

  useEffect(() => {
    if (!asked) return;
    setOpen(asked);
    place.query.delete('edit');
    goTo(place, { isNew: false });
  }, [asked, place]);
  useEffect(() => {
    const field = open && row.current?.querySelector<HTMLInputElement>(`[name="${open}"]`);
    if (!field) return;
    field.focus();
    field.select();
  }, [open]);

  const allow = (how: (typeof SAID)[number]) =>
    work.mutate(
      {
        leadId: lead.id,
        change: { calls: { how, day } },
        words: `${lead.name}: ${t('calls allowed')}`,
      },
      { onSuccess: close },
    );
  const choice = (label: string, press: () => void) => (
    <Button
      key={label}
      kind={open ? 'secondary' : 'quiet'}
      size="small"
      disabled={work.isPending}
      onClick={press}
    >
      {t(label)}
    </Button>
  );
  return (
    <div
      ref={row}
      className={
        open === 'calls' ? joinClasses(view.fields, view.tiles) : open ? view.stack : view.row
      }
    >
      {!open && lead.asked_for_call && <strong>{t(ASKED_FOR_CALL)}</strong>}
      {!open && choice('Edit name, number, e-mail', () => setOpen('phone'))}
      {!open &&
        lead.phone &&
        !lead.calls_allowed &&
        !lead.withdrawn_at &&
        choice('They allowed calls', () => setOpen('calls'))}
      {open === 'calls' && (
        <>
          <TextField
            label={t('They said so on')}
            name="calls"
            type="date"
            max={formatDay(now())}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          {SAID.map((how) => choice(how, () => allow(how)))}
        </>
      )}
      {open && open !== 'calls' && <FieldsForm lead={lead} names={PERSON_FIELDS} onSaved={close} />}
      {open && choice('Cancel', close)}
    </div>
  );
}
