import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { CITIES } from '../../../contract/desk/cities.ts';
import { type DeskContent, MESSAGE_LANGUAGES } from '../../../contract/desk/desk-content.ts';
import {
  fieldLabel,
  formatField,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  type LeadFieldName,
  readField,
} from '../../../contract/desk/lead-fields.ts';
import type { ListPage } from '../../../contract/desk/list.ts';
import { formatNumber } from '../../../contract/desk/rupees.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { X } from '../../../ui/icon/icons.ts';
import { deskContentQuery } from '../../shared/contact/desk-content-query.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { suggestFields } from '../../shared/suggest-fields.ts';
import view from '../../shared/view.module.css';
import { Choices } from '../../shared/work/reason-field.tsx';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './lead.module.css';

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
    if (!hasTag(lead.tags, added)) return write([...lead.tags, added], `tagged ${added}`);
    setTag('');
  }

  return (
    <form className={view.stack} onSubmit={add}>
      {lead.tags.length > 0 && (
        <ul className={view.row} aria-label="Tags">
          {lead.tags.map((one) => (
            <li key={one} className={joinClasses(view.pill, styles.tag)}>
              <span dir="auto">{one}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove the tag ${one}`}
                disabled={work.isPending}
                onClick={() =>
                  write(
                    lead.tags.filter((other) => other !== one),
                    `without the tag ${one}`,
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
          label="Add a tag"
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
          Add the tag
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

/** What the message says of fields that are still empty; nothing is filled in without a press. */
export function FieldSuggestions({ lead }: { lead: WholeLead }) {
  const { data: content } = useQuery(deskContentQuery);
  const work = useWork();
  if (!content?.models) return null;
  const found = suggestFields(lead.message, content);
  const open = LEAD_FIELD_NAMES.flatMap((name) => {
    const value = found[name];
    return value == null || lead[name] !== null ? [] : [{ name, value }];
  });
  if (open.length === 0) return null;
  return (
    <ul className={view.stack} aria-label="Suggested from the message">
      {open.map(({ name, value }) => {
        const words = `${LEAD_FIELDS[name].label} ${formatField(name, value)}`;
        return (
          <li key={name} className={joinClasses(view.row, view.spread, view.band)}>
            <span>
              <strong>{words}</strong>, from the message.
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={`Use ${words}`}
              isBusy={work.isPending && work.variables.words === `${lead.name}: ${words}`}
              onClick={() =>
                work.mutate({
                  leadId: lead.id,
                  change: { fields: { [name]: value } },
                  words: `${lead.name}: ${words}`,
                })
              }
            >
              Use
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const CHOICES: Partial<Record<LeadFieldName, (content: DeskContent) => readonly string[]>> = {
  city: () => CITIES.map(([name = '']) => name),
  model: ({ models }) => models.map(({ name }) => name),
  brand: ({ brands }) => brands,
  language: () => MESSAGE_LANGUAGES,
  source: ({ sources }) => sources,
};

export function FieldsForm({ lead }: { lead: WholeLead }) {
  const [errors, setErrors] = useState<Partial<Record<LeadFieldName, string>>>({});
  const work = useWork();
  const { data: content } = useQuery(deskContentQuery);
  const formId = useId();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = LEAD_FIELD_NAMES.filter((name) => typed.get(name) !== shown(lead, name)).map(
      (name) => [name, readField(name, String(typed.get(name)))] as const,
    );
    const faults = read.flatMap(([name, value]) =>
      value instanceof Error ? [[name, value.message] as const] : [],
    );
    setErrors(Object.fromEntries(faults));
    if (read.length === 0 || faults.length > 0) return;
    work.mutate({
      leadId: lead.id,
      change: { fields: Object.fromEntries(read) },
      words: `${lead.name}: saved`,
    });
  }

  return (
    <form className={joinClasses(view.fields, view.tiles)} onSubmit={save} noValidate>
      {LEAD_FIELD_NAMES.map((name) => (
        <TextField
          // What is saved, here or elsewhere, stands there anew; all else that was typed stays.
          key={`${name} ${shown(lead, name)}`}
          label={fieldLabel(name)}
          list={CHOICES[name] && `${formId}${name}`}
          hint={LEAD_FIELDS[name].hint}
          name={name}
          error={errors[name]}
          autoComplete="off"
          inputMode={LEAD_FIELDS[name].min === undefined ? undefined : 'numeric'}
          defaultValue={shown(lead, name)}
        />
      ))}
      {content &&
        Object.entries(CHOICES).map(([name, choicesOf]) => (
          <Choices key={name} id={`${formId}${name}`} values={choicesOf(content)} />
        ))}
      <Button type="submit" kind="secondary" isBusy={work.isPending} className={styles.save}>
        Save
      </Button>
    </form>
  );
}

function shown(lead: WholeLead, name: LeadFieldName): string {
  const value = lead[name];
  return typeof value === 'number' && name === 'budget_rupees'
    ? formatNumber(value)
    : String(value ?? '');
}
