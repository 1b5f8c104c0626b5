import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { parseAttribution } from '../../../contract/attribution.ts';
import { CITIES } from '../../../contract/desk/cities.ts';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import {
  fieldLabel,
  formatField,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  type LeadFieldName,
} from '../../../contract/desk/lead-fields.ts';
import type { ListPage } from '../../../contract/desk/list.ts';
import { workFieldsSchema } from '../../../contract/desk/work.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { X } from '../../../ui/icon/icons.ts';
import { deskContentQuery } from '../../shared/contact/greeting.ts';
import { describeAttribution } from '../../shared/lead/describe-attribution.ts';
import { formatPhone } from '../../shared/lead/lead-phone.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { useRole } from '../../shared/role.ts';
import { suggestFields } from '../../shared/suggest-fields.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './lead.module.css';
import tagsStyles from './tags.module.css';

/** The tags of a lead: each goes with one press, another is typed or chosen from those in use. */
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
    <form className={tagsStyles.form} onSubmit={add}>
      {lead.tags.length > 0 && (
        <ul className={tagsStyles.tags} aria-label="Tags">
          {lead.tags.map((one) => (
            <li key={one} className={tagsStyles.tag}>
              <span dir="auto">{one}</span>
              <button
                type="button"
                className={tagsStyles.remove}
                aria-label={`Take away the tag ${one}`}
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
      <datalist id="known-tags">
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
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

/** Tags of the leads that this page has listed, in the order of the alphabet. */
function useKnownTags(): string[] {
  const lists = useQueryClient().getQueriesData<InfiniteData<ListPage>>({
    queryKey: ['desk-list'],
  });
  const rows = lists.flatMap(([, list]) => list?.pages ?? []).flatMap(({ rows: listed }) => listed);
  return [...new Set(rows.flatMap(({ tags }) => tags))].sort((one, other) =>
    one.localeCompare(other),
  );
}

/** What the visitor gave and how he came. */
export function LeadFacts({ lead }: { lead: WholeLead }) {
  const isViewer = useRole() === 'viewer';
  const came = describeAttribution(parseAttribution(lead.attribution));
  const facts = [
    ['Email', lead.email ?? 'not given'],
    ['Phone', lead.phone ? formatPhone(lead.phone) : 'not given'],
    ['Typed beside the number', lead.phone_typed],
    ['Calls and WhatsApp', describeCalls(lead)],
    ...describeInterest(parseInterest(lead.interest)).map(({ label, value }) => [
      `Visitor chose: ${label}`,
      value,
    ]),
    ['Came by', came.length > 0 ? came.join('. ') : 'not known'],
    // Whoever works on the lead sees them in the forms.
    ...(isViewer ? listWork(lead) : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const listWork = (lead: WholeLead) => [
  ['Stage', [STAGE_NAMES[lead.stage], lead.stage_reason].filter(Boolean).join(': ')],
  ...LEAD_FIELD_NAMES.map((name) => [LEAD_FIELDS[name].label, formatField(name, lead[name])]),
];

function describeCalls({ withdrawn_at, calls_allowed }: WholeLead): string {
  if (withdrawn_at) return 'do not contact: the enquiry was taken back';
  if (calls_allowed === null) return 'not known';
  return calls_allowed ? 'allowed' : 'not allowed';
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
    <ul className={styles.suggestions} aria-label="Suggested from the message">
      {open.map(({ name, value }) => {
        const words = `${LEAD_FIELDS[name].label} ${formatField(name, value)}`;
        return (
          <li key={name}>
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

type Typed = Partial<Record<LeadFieldName, string>>;

const HINTS: Partial<Record<LeadFieldName, string>> = {
  budget_rupees: 'Such as 15,00,000',
  language: 'Chooses the first message',
  best_hour: '0 to 23, in India',
};
/** Names that lists and filters know, to choose from; any other may be typed. */
const CHOICES: Partial<Record<LeadFieldName, (content: DeskContent) => readonly string[]>> = {
  city: () => CITIES.map(([name = '']) => name),
  model: ({ models }) => models.map(({ name }) => name),
  brand: ({ brands }) => brands,
  language: ({ greetings }) => greetings.map(({ language }) => language),
  source: ({ sources }) => sources,
};
const rupees = new Intl.NumberFormat('en-IN');

/** The fields of a lead that are ours; all are optional, and none fills itself. */
export function FieldsForm({ lead }: { lead: WholeLead }) {
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const work = useWork();
  const { data: content } = useQuery(deskContentQuery);
  const formId = useId();
  const isChanged = LEAD_FIELD_NAMES.some(
    (name) => typed[name] !== undefined && typed[name] !== shown(lead, name),
  );

  function save(event: FormEvent) {
    event.preventDefault();
    const given = Object.entries(typed).map(([name, text]) => [
      name,
      readField(text, LEAD_FIELDS[name as LeadFieldName].unit !== undefined),
    ]);
    const checked = v.safeParse(workFieldsSchema, Object.fromEntries(given));
    const faults = checked.issues?.map(
      (issue) =>
        [v.getDotPath(issue) ?? '', 'This does not fit. Type digits, or a shorter text.'] as const,
    );
    setErrors(Object.fromEntries(faults ?? []));
    if (!checked.success) return;
    work.mutate(
      { leadId: lead.id, change: { fields: checked.output }, words: `${lead.name}: saved` },
      { onSuccess: () => setTyped((now) => withoutSaved(now, typed)) },
    );
  }

  return (
    <form className={styles.fields} onSubmit={save} noValidate>
      {LEAD_FIELD_NAMES.map((name) => (
        <TextField
          key={name}
          label={fieldLabel(name)}
          list={CHOICES[name] && `${formId}${name}`}
          hint={HINTS[name]}
          name={name}
          error={errors[name]}
          autoComplete="off"
          inputMode={LEAD_FIELDS[name].unit === undefined ? undefined : 'numeric'}
          value={typed[name] ?? shown(lead, name)}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      {content &&
        Object.entries(CHOICES).map(([name, choicesOf]) => (
          <datalist key={name} id={`${formId}${name}`}>
            {choicesOf(content).map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
        ))}
      {isChanged && (
        <Button type="submit" isBusy={work.isPending} className={styles.save}>
          Save
        </Button>
      )}
    </form>
  );
}

/** What was typed while the rest was on its way stays. */
const withoutSaved = (now: Typed, saved: Typed): Typed =>
  Object.fromEntries(
    Object.entries(now).filter(([name, text]) => saved[name as LeadFieldName] !== text),
  );

function shown(lead: WholeLead, name: LeadFieldName): string {
  const value = lead[name];
  if (value === null) return '';
  return name === 'budget_rupees' && typeof value === 'number'
    ? rupees.format(value)
    : String(value);
}

/** Empty is null; digits with commas or spaces are a number, anything else stays text and is refused. */
function readField(text: string, isNumber: boolean): string | number | null {
  const words = text.trim();
  if (!words) return null;
  const digits = words.replace(/[,\s₹]/g, '');
  return isNumber && /^\d+$/.test(digits) ? Number(digits) : words;
}
