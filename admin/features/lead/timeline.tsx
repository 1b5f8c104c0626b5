import * as v from 'valibot';
import {
  formatField,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  PERSON_FIELDS,
} from '../../../contract/desk/lead-fields.ts';
import type { TimelineEntry } from '../../../contract/desk/one-lead.ts';
import { type WorkChange, type WorkFields, workChangeSchema } from '../../../contract/desk/work.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { t } from '../../shared/language/language.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { nameDay } from '../../shared/list-filter/filters.ts';
import { Panel } from '../../shared/panel.tsx';
import { Person, personName } from '../../shared/person.tsx';
import { nameMail, SendAgain } from '../../shared/send-again.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import view from '../../shared/view.module.css';
import { OUTCOME_NAMES, STAGE_NAMES, sayKept } from '../../shared/work/stage-names.ts';
import { showNumber } from './fields-form.tsx';
import { writeWords } from './lead-facts.tsx';
import styles from './timeline.module.css';
import { useUndoMerge } from './use-merge.ts';

const detailSchema = v.object({
  change: v.optional(v.looseObject({}), {}),
  before: v.optional(v.looseObject({}), {}),
  is_undone: v.optional(v.boolean()),
  undo_until: v.optional(v.string()),
  is_waiting: v.optional(v.boolean()),
  words: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
  lead_id: v.optional(v.string()),
  interest: v.optional(v.unknown()),
  leads: v.optional(v.union([v.number(), v.array(v.string())]), []),
  is_joined: v.optional(v.boolean()),
  format: v.optional(v.string(), ''),
  file: v.optional(v.string(), ''),
  purpose: v.optional(v.string(), ''),
  is_granted: v.optional(v.boolean()),
  kind: v.optional(v.string(), ''),
  sent_at: v.nullish(v.string()),
  abandoned_at: v.nullish(v.string()),
  is_held: v.nullish(v.boolean()),
  /** Why a mail is never sent, and why its last attempt failed. */
  held_for: v.nullish(v.string()),
  fault: v.nullish(v.string()),
});
type Detail = v.InferOutput<typeof detailSchema>;

interface EntryText {
  title: string;
  text?: string | undefined;
}

const history =
  (title: string) =>
  ({ words }: Detail): EntryText => ({ title: t(title), text: writeWords(words) || undefined });

const DESCRIBE: Readonly<Record<string, (detail: Detail) => EntryText>> = {
  enquiry: describeEnquiry,
  first: history('First words'),
  earlier: history('Words before a correction'),
  correction: history('Corrected by the visitor'),
  held: history('Doubtful correction, held back'),
  accepted: history('The held correction was used'),
  rejected: history('The held correction was dropped'),
  merged: ({ leads, is_joined }) => ({
    title: `${t(is_joined ? 'Asked again, same number or address:' : 'Merged with')} ${[leads]
      .flat()
      .map((id) => referenceOf(String(id)))
      .join(', ')}`,
  }),
  exported: ({ leads, format }) => ({
    title: t('Exported in a file of {leads} as {format}', {
      leads: countLeads(Number(leads)),
      format: format.toUpperCase(),
    }),
  }),
  added: () => ({ title: t('Added by hand') }),
  imported: ({ file }) => ({
    title: t('Came with the imported file{file}', { file: file && ` “${file}”` }),
  }),
  undone: () => ({ title: t('The last change was undone') }),
  work: ({ change, before }) => describeChange(change, before),
  consent: ({ purpose, is_granted }) => {
    const words = is_granted ? 'The visitor allowed {what}' : 'The visitor does not allow {what}';
    return { title: t(words, { what: t(PURPOSES[purpose] ?? purpose) }) };
  },
  mail: ({ kind, ...mail }) => ({
    title: `${nameMail(kind)}: ${describeMail(mail)}`,
    ...(!mail.sent_at && mail.fault && { text: mail.fault }),
  }),
};

const PURPOSES: Readonly<Record<string, string>> = {
  enquiry: 'being answered',
  calls: 'calls and WhatsApp',
  news: 'news by email',
};

export function describeEntry({ kind, detail }: TimelineEntry): EntryText {
  const read = v.safeParse(detailSchema, detail);
  const describe = DESCRIBE[kind];
  return read.success && describe ? describe(read.output) : { title: kind };
}

function describeEnquiry({ lead_id, words, interest }: Detail): EntryText {
  const chosen = describeInterest(parseInterest(interest), t)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
  const said = chosen && t('The visitor chose: {chosen}', { chosen });
  const text = [writeWords(words), said].filter(Boolean);
  return {
    title: lead_id
      ? t('The enquiry {reference} came in', { reference: referenceOf(lead_id) })
      : t('The enquiry came in'),
    ...(text.length > 0 && { text: text.join('\n') }),
  };
}

function describeMail({ sent_at, abandoned_at, is_held, held_for }: Partial<Detail>): string {
  if (sent_at) return t('sent {time}', { time: formatWritten(sent_at) });
  if (held_for) return t('not sent. {held_for}', { held_for });
  if (is_held) return t('waits until you press Not spam');
  return abandoned_at
    ? t('given up {time}', { time: formatWritten(abandoned_at) })
    : t('waits to be sent');
}

const CHANNEL_NAMES = { call: 'Call', whatsapp: 'WhatsApp', mail: 'Mail' } as const;

function describeChange(given: object, before: WorkFields): EntryText {
  if ('answered_before' in given) {
    return { title: t('Marked as answered: answered earlier') };
  }
  const change = v.safeParse(workChangeSchema, given);
  if (!change.success) return { title: t('Changed') };
  const { contact, stage, reason, next, fields, tags, assigned_to, note } = change.output;
  const parts = [
    contact &&
      `${t(CHANNEL_NAMES[contact.channel])}: ${t(OUTCOME_NAMES[contact.outcome]).toLowerCase()}`,
    stage &&
      t('Moved to {stage}', { stage: t(STAGE_NAMES[stage]) }) +
        (reason ? ` (${sayKept(reason)})` : ''),
    next &&
      `${t('Follow-up')} ${formatWritten(next.at)}${next.what ? `: ${sayKept(next.what)}` : ''}`,
    next === null && !contact && t('Follow-up removed'),
    ...describePerson(change.output, before),
    fields && describeFields(fields),
    tags && (tags.length > 0 ? t('Tagged {tags}', { tags: tags.join(', ') }) : t('Tags removed')),
    assigned_to !== undefined && t(assigned_to ? 'Assigned' : 'Assigned to nobody'),
  ].filter(Boolean);
  return { title: parts.join('. ') || t('Note'), text: note };
}

function describePerson({ fields = {}, calls }: WorkChange, before: WorkFields): string[] {
  const corrected = PERSON_FIELDS.filter((name) => fields[name] !== undefined).map((name) => {
    const [was, is] = [before, fields].map((said) =>
      name === 'phone' ? showNumber(said) : said[name],
    );
    const change = `${was ? `${was} → ` : ''}${is || t('none')}`;
    return t('{field} corrected: {change}', { field: t(LEAD_FIELDS[name].label), change });
  });
  return calls
    ? [
        ...corrected,
        `${t('They allowed calls')}: ${t(calls.how).toLowerCase()}, ${nameDay(calls.day)}`,
      ]
    : corrected;
}

function describeFields(fields: WorkFields): string {
  const noted = LEAD_FIELD_NAMES.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    return `${t(LEAD_FIELDS[name].label).toLowerCase()} ${formatField(name, value) || t('empty')}`;
  });
  return noted.length > 0 ? t('Noted {fields}', { fields: noted.join(', ') }) : '';
}

function cutCorrections(entries: readonly TimelineEntry[]): TimelineEntry[] {
  let current: Record<string, unknown> = {};
  let held: Record<string, unknown> = {};
  return entries.map((entry) => {
    const words = entry.detail.words as Record<string, unknown> | undefined;
    if (entry.kind === 'accepted') current = { ...current, ...held };
    if (!words || entry.kind === 'enquiry') return entry;
    const before = current;
    const changed = Object.entries(words).filter(([field, text]) => before[field] !== text);
    if (entry.kind === 'held') held = { ...words };
    else current = { ...current, ...words };
    return { ...entry, detail: { ...entry.detail, words: Object.fromEntries(changed) } };
  });
}

/** Undoes a merge of the last 30 days; nothing beside any other entry. */
function UndoMerge({ entry: { kind, action_id, detail } }: { entry: TimelineEntry }) {
  const undo = useUndoMerge();
  const until = String(detail.undo_until);
  if (kind !== 'merged' || !action_id || detail.is_undone || !(Date.parse(until) >= now()))
    return null;
  return (
    <p>
      <Button
        kind="secondary"
        size="small"
        isBusy={undo.isPending}
        onClick={() => undo.mutate(action_id)}
      >
        {t(detail.is_joined === true ? 'Not the same person' : 'Undo the merge')}
      </Button>{' '}
      {t('until {time}', { time: formatWritten(until) })}
    </p>
  );
}

/** Of a mail that has not gone out, though it may. */
function MailAgain({ detail }: Pick<TimelineEntry, 'detail'>) {
  const { id, sent_at: sent, is_held: isHeld } = detail;
  return isHeld === false && !sent && <SendAgain mailId={String(id)} />;
}

/** All that happened to a lead, the newest first; nothing of it can be changed. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Panel title="Activity">
      <ol className={joinClasses(view.form, styles.timeline)}>
        {cutCorrections(entries)
          .reverse()
          .map((entry, index) => {
            const { title, text } = describeEntry(entry);
            const { is_undone: isUndone, is_waiting: isWaiting } = entry.detail;
            return (
              // Entries have no id of their own and never change places.
              <li key={entries.length - index} data-undone={isUndone || undefined}>
                <p className={styles.event}>
                  {title}
                  {isUndone === true && t(' (undone)')}
                  {isWaiting === true && t(' (not synced yet)')}
                </p>
                {text && (
                  <p dir="auto" className={joinClasses(view.typed, styles.words)}>
                    {text}
                  </p>
                )}
                <p className={joinClasses(view.row, view.muted)}>
                  <time dateTime={entry.at}>{formatWritten(entry.at)}</time>
                  {!isWaiting && <Actor {...entry} />}
                </p>
                <UndoMerge entry={entry} />
                <MailAgain detail={entry.detail} />
              </li>
            );
          })}
      </ol>
    </Panel>
  );
}

/** Work was always somebody's; without an address the account is gone. */
function Actor({ actor, kind }: TimelineEntry) {
  if (actor) return <Person name={personName(actor)} />;
  return (kind === 'work' || kind === 'undone') && t('a former member');
}
