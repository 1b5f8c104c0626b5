import * as v from 'valibot';
import { formatField, LEAD_FIELD_NAMES, LEAD_FIELDS } from '../../../contract/desk/lead-fields.ts';
import type { TimelineEntry } from '../../../contract/desk/one-lead.ts';
import { type WorkFields, workChangeSchema } from '../../../contract/desk/work.ts';
import { parseInterest } from '../../../contract/interest/interest.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { Button } from '../../../ui/button/button.tsx';
import { nameMail } from '../../shared/name-mail.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import { OUTCOME_NAMES, STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './timeline.module.css';
import { useUndoMerge } from './use-merge.ts';

const CHANNEL_NAMES = { call: 'Call', whatsapp: 'WhatsApp', mail: 'Mail' } as const;
/** Shown whole, also if a later version of the desk records more. */
const workSchema = v.object({
  change: v.looseObject({}),
  is_undone: v.optional(v.boolean()),
  /** Only on this device, which has not sent it yet. */
  is_waiting: v.optional(v.boolean()),
});
const consentSchema = v.object({ purpose: v.string(), is_granted: v.boolean() });
const mailSchema = v.object({
  kind: v.string(),
  sent_at: v.nullish(v.string()),
  abandoned_at: v.nullish(v.string()),
  is_held: v.nullish(v.boolean()),
});
const wordsSchema = v.object({ words: v.optional(v.record(v.string(), v.nullable(v.string()))) });

const joinedSchema = v.object({
  lead_id: v.string(),
  words: v.record(v.string(), v.nullable(v.string())),
});
const exportedSchema = v.object({ format: v.picklist(['csv', 'xlsx']), leads: v.number() });
const mergeDetailSchema = v.object({ leads: v.array(v.string()), is_undone: v.boolean() });

/** One line of the timeline in plain words. */
interface EntryWords {
  title: string;
  /** What somebody wrote: a note, the first words of a corrected enquiry. */
  text?: string | undefined;
  isUndone?: boolean | undefined;
  isWaiting?: boolean | undefined;
}

const HISTORY_TITLES: Readonly<Record<string, string>> = {
  first: 'The first words',
  earlier: 'Words before a correction',
  correction: 'The visitor corrected the enquiry',
  held: 'A correction that looks doubtful waits for a decision',
  accepted: 'The correction was accepted',
  rejected: 'The correction was rejected',
};

/** @returns the words of an entry; a kind that the desk does not know is named as it is */
export function describeEntry({ kind, detail }: TimelineEntry): EntryWords {
  if (kind === 'enquiry') return describeEnquiry(detail);
  if (kind === 'merged') return describeMerge(detail);
  if (kind === 'exported') return { title: describeExport(detail) };
  if (kind === 'added') return { title: 'Added by hand' };
  if (kind === 'imported') return { title: 'Came with an imported file' };
  if (kind === 'undone') return { title: 'The last change was undone' };
  if (kind === 'work') return describeWork(detail);
  if (kind === 'consent') return { title: describeConsent(detail) };
  if (kind === 'mail') return { title: describeMail(detail) };
  const history = v.safeParse(wordsSchema, detail);
  const words = history.success ? Object.values(history.output.words ?? {}).filter(Boolean) : [];
  return { title: HISTORY_TITLES[kind] ?? kind, text: words.join('\n') || undefined };
}

/** That of a merged lead brings its words, which stand nowhere else. */
function describeEnquiry(detail: TimelineEntry['detail']): EntryWords {
  const joined = v.safeParse(joinedSchema, detail);
  if (!joined.success) {
    const chosen = describeInterest(parseInterest(detail.interest));
    return {
      title: 'The enquiry came in',
      text: chosen.length
        ? `The visitor chose: ${chosen.map(({ label, value }) => `${label} ${value}`).join(', ')}`
        : undefined,
    };
  }
  const { lead_id, words } = joined.output;
  const lines = ['name', 'email', 'phone', 'subject', 'message'].map((name) => words[name]);
  return {
    title: `The enquiry ${referenceOf(lead_id)} came in`,
    text: lines.filter(Boolean).join('\n'),
  };
}

function describeMerge(detail: TimelineEntry['detail']): EntryWords {
  const merge = v.safeParse(mergeDetailSchema, detail);
  if (!merge.success) return { title: 'Merged' };
  const { leads, is_undone } = merge.output;
  return { title: `Merged with ${leads.map(referenceOf).join(', ')}`, isUndone: is_undone };
}

function describeWork(detail: TimelineEntry['detail']): EntryWords {
  const work = v.safeParse(workSchema, detail);
  if (!work.success) return { title: 'Changed' };
  const { change, is_undone: isUndone, is_waiting: isWaiting } = work.output;
  return { ...describeChange(change), isUndone, isWaiting };
}

function describeChange(given: object): EntryWords {
  if ('answered_before' in given) {
    return { title: 'Marked as answered: somebody had answered before' };
  }
  const change = v.safeParse(workChangeSchema, given);
  if (!change.success) return { title: 'Changed' };
  const { contact, stage, reason, next, fields, tags, assigned_to, note } = change.output;
  const parts = [
    contact && `${CHANNEL_NAMES[contact.channel]}: ${OUTCOME_NAMES[contact.outcome].toLowerCase()}`,
    stage && `Moved to ${STAGE_NAMES[stage]}${reason ? ` (${reason})` : ''}`,
    next && `Next step ${formatWritten(next.at)}${next.what ? `: ${next.what}` : ''}`,
    next === null && !contact && 'No next step any more',
    fields && `Noted ${describeFields(fields)}`,
    tags && (tags.length > 0 ? `Tagged ${tags.join(', ')}` : 'Tags taken away'),
    assigned_to !== undefined && (assigned_to ? 'Assigned' : 'Assigned to nobody'),
  ].filter(Boolean);
  return { title: parts.join('. ') || 'Note', text: note };
}

const number = new Intl.NumberFormat('en-IN');

const describeFields = (fields: WorkFields): string =>
  LEAD_FIELD_NAMES.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    return `${LEAD_FIELDS[name].label.toLowerCase()} ${formatField(name, value) || 'empty'}`;
  }).join(', ');

function describeExport(detail: TimelineEntry['detail']): string {
  const file = v.safeParse(exportedSchema, detail);
  if (!file.success) return 'Exported';
  const { format, leads } = file.output;
  const count = `${number.format(leads)} ${leads === 1 ? 'lead' : 'leads'}`;
  return `Exported in a file of ${count} as ${format.toUpperCase()}`;
}

function describeConsent(detail: TimelineEntry['detail']): string {
  const consent = v.safeParse(consentSchema, detail);
  if (!consent.success) return 'Consent';
  const purposes: Readonly<Record<string, string>> = {
    enquiry: 'being answered',
    calls: 'calls and WhatsApp',
    news: 'news by email',
  };
  const { purpose, is_granted } = consent.output;
  const what = purposes[purpose] ?? purpose;
  return is_granted ? `The visitor allowed ${what}` : `The visitor does not allow ${what}`;
}

function describeMail(detail: TimelineEntry['detail']): string {
  const mail = v.safeParse(mailSchema, detail);
  if (!mail.success) return 'Mail';
  const { kind, sent_at, abandoned_at, is_held } = mail.output;
  const name = nameMail(kind);
  if (sent_at) return `${name}: sent ${formatWritten(sent_at)}`;
  if (abandoned_at) return `${name}: given up ${formatWritten(abandoned_at)}`;
  return is_held ? `${name}: held back` : `${name}: waits to be sent`;
}

const mergedSchema = v.object({
  kind: v.literal('merged'),
  action_id: v.string(),
  detail: v.object({ is_undone: v.boolean(), undo_until: v.string() }),
});

/** Takes a merge of the last 30 days back; nothing beside any other entry. */
function UndoMerge({ entry }: { entry: TimelineEntry }) {
  const undo = useUndoMerge();
  const merge = v.safeParse(mergedSchema, entry);
  if (!merge.success) return null;
  const { action_id, detail } = merge.output;
  if (detail.is_undone || Date.parse(detail.undo_until) < now()) return null;
  return (
    <p>
      <Button
        kind="secondary"
        size="small"
        isBusy={undo.isPending}
        onClick={() => undo.mutate(action_id)}
      >
        Undo the merge
      </Button>{' '}
      until {formatWritten(detail.undo_until)}
    </p>
  );
}

/** All that happened to a lead, the newest first; nothing of it can be changed. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Panel title="What happened">
      <ol className={styles.timeline}>
        {[...entries].reverse().map((entry, index) => {
          const { title, text, isUndone, isWaiting } = describeEntry(entry);
          return (
            // Entries have no id of their own and never change places.
            <li key={entries.length - index} data-undone={isUndone || undefined}>
              <p className={styles.event}>
                {title}
                {isUndone && ' (undone)'}
                {isWaiting && ' (waits to be sent)'}
              </p>
              {text && (
                <p dir="auto" className={styles.words}>
                  {text}
                </p>
              )}
              <p className={styles.when}>
                <time dateTime={entry.at}>{formatWritten(entry.at)}</time>
                {!isWaiting && nameActor(entry)}
              </p>
              <UndoMerge entry={entry} />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** Work was always somebody's; without an address the account is gone. */
function nameActor({ actor, kind }: TimelineEntry): string {
  if (actor) return `, ${actor}`;
  return kind === 'work' || kind === 'undone' ? ', a former member' : '';
}
