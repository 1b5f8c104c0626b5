import type { Logger } from 'pino';
import * as v from 'valibot';
import { leadPath } from '../../contract/desk/desk-paths.ts';
import { describeSpan } from '../../contract/desk/indian-clock.ts';
import { escapeHtml } from '../../contract/escape-html.ts';
import { referenceOf } from '../../contract/reference.ts';
import { ROUTES } from '../../contract/routes.ts';
import { isSubject, SUBJECT_LABELS } from '../../contract/subjects.ts';
import { MAIL_PALETTE as color, frameMail } from '../../supabase/functions/_shared/lead-mail.ts';
import { callAsService } from '../database/as-service.ts';
import type { Database } from '../database/database.ts';
import { type Repeated, repeat } from '../process/repeat.ts';
import { readDeskContent } from './read-desk-content.ts';

/** What the owner decided, in the built site; a build of an earlier version says nothing. */
const settingsSchema = v.object({
  digest: v.optional(
    v.object({
      hour: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
      days: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    }),
  ),
});

export interface DigestParts {
  database: Pick<Database, 'transactionAs'>;
  /** The built site; read each time, since a new build may say otherwise. */
  findSite: () => Promise<string>;
  leadsTo: string;
  deskUrl: string;
  wakeMail: () => void;
  log: Pick<Logger, 'error' | 'info'>;
  intervalMs?: number;
}

/** Once a day however many processes run; a late start makes up for it on the same day. */
export function startDigest(parts: DigestParts): Repeated {
  const { wakeMail, log, intervalMs = 60_000 } = parts;
  const work = async () => {
    const day = await queueDigest(parts);
    if (!day) return;
    log.info({ day }, 'digest queued');
    wakeMail();
  };
  return repeat(work, { intervalMs, log, failure: 'no digest was made' });
}

async function queueDigest(parts: DigestParts): Promise<string | undefined> {
  const ask = (call: string, values: unknown[]) => callAsService(parts.database, call, values);
  const { digest: settings } = v.parse(
    settingsSchema,
    await readDeskContent(await parts.findSite()),
  );
  if (!settings || settings.hour === null) return undefined;
  const opened = await ask('open_digest($1, $2)', [settings.hour, settings.days]);
  if (opened === null) return undefined;
  const digest = v.parse(digestSchema, opened);
  const lists = [digest.unanswered, digest.overdue, digest.due_today];
  const isEmpty = lists.every(({ count }) => count === 0);
  const ids = lists.flatMap(({ leads }) => leads.map(({ id }) => id));
  const isQueued = await ask('queue_digest($1, $2, $3)', [
    digest.day,
    isEmpty ? null : JSON.stringify(renderDigest(digest, parts)),
    isEmpty ? [] : ids,
  ]);
  return isQueued === true ? digest.day : undefined;
}

const leadSchema = v.object({
  id: v.string(),
  name: v.string(),
  subject: v.nullable(v.string()),
  city: v.nullable(v.string()),
  waits_since: v.string(),
  due_at: v.nullable(v.string()),
});
type DigestLead = v.InferOutput<typeof leadSchema>;

const listSchema = v.object({ count: v.number(), leads: v.array(leadSchema) });
type DigestList = v.InferOutput<typeof listSchema>;

export const digestSchema = v.object({
  day: v.string(),
  now: v.string(),
  unanswered: listSchema,
  overdue: listSchema,
  due_today: listSchema,
});
export type Digest = v.InferOutput<typeof digestSchema>;

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});
const HOUR = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const LAST_LINE = 'This mail comes on working mornings, and only while something waits.';

interface Section {
  title: string;
  list: DigestList;
  when(lead: DigestLead): string;
}

export function renderDigest(
  digest: Digest,
  { leadsTo, deskUrl }: { leadsTo: string; deskUrl: string },
) {
  const { unanswered, overdue, due_today: dueToday } = digest;
  const now = Date.parse(digest.now);
  const all: Section[] = [
    {
      title: 'Unanswered',
      list: unanswered,
      when: ({ waits_since }) =>
        `waits ${describeSpan(Math.max(60_000, now - Date.parse(waits_since)))}`,
    },
    {
      title: 'Overdue',
      list: overdue,
      when: ({ due_at }) => `was due ${writeDay(new Date(due_at ?? now))}`,
    },
    {
      title: 'Due today',
      list: dueToday,
      when: ({ due_at }) => `${HOUR.format(new Date(due_at ?? now))} IST`,
    },
  ];
  const sections = all.filter(({ list }) => list.count > 0);
  const counts = sections.map(({ title, list }) => `${list.count} ${title.toLowerCase()}`);
  const title = `${counts.join(', ')} – ${writeDay(new Date(`${digest.day}T12:00:00+05:30`))}`;
  const today = `${deskUrl}${ROUTES.admin}#today`;
  return {
    recipient: leadsTo,
    subject: title,
    body_text: [
      title,
      `Open the desk: ${today}`,
      '',
      ...sections.flatMap((section) => sectionText(section, deskUrl)),
      LAST_LINE,
      '',
    ].join('\n'),
    body_html: frameMail(
      title,
      sections.map((section) => sectionHtml(section, deskUrl)).join('\n'),
      { label: 'Open today’s list', href: today },
      LAST_LINE,
    ),
  };
}

/** Without the comma that some programs write after the weekday. */
const writeDay = (day: Date): string => DAY.format(day).replace(',', '');

/** One line: nothing that a visitor typed begins a line of its own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function describeLead(lead: DigestLead, { when }: Section): string[] {
  const subject = lead.subject?.toLowerCase() ?? '';
  return [
    ...(lead.city ? [oneLine(lead.city)] : []),
    ...(isSubject(subject) ? [SUBJECT_LABELS[subject].mail] : []),
    when(lead),
    referenceOf(lead.id),
  ];
}

const countMore = ({ count, leads }: DigestList): string | undefined =>
  count > leads.length ? `and ${count - leads.length} more` : undefined;

function sectionText(section: Section, deskUrl: string): string[] {
  const { title, list } = section;
  const more = countMore(list);
  return [
    `${title} (${list.count})`,
    ...list.leads.flatMap((lead) => [
      `- ${oneLine(lead.name)}: ${describeLead(lead, section).join(', ')}`,
      `  ${deskUrl}${leadPath(referenceOf(lead.id))}`,
    ]),
    ...(more ? [more] : []),
    '',
  ];
}

function sectionHtml(section: Section, deskUrl: string): string {
  const { title, list } = section;
  const more = countMore(list);
  const rows = list.leads.map(
    (
      lead,
    ) => `<tr><td dir="auto" style="padding:10px 0;border-bottom:1px solid ${color.hairline};font-size:16px;line-height:24px;overflow-wrap:anywhere">
<a href="${escapeHtml(deskUrl + leadPath(referenceOf(lead.id)))}" style="color:${color.action};font-weight:bold">${escapeHtml(oneLine(lead.name))}</a><br>
<span style="color:${color.muted};font-size:14px">${escapeHtml(describeLead(lead, section).join(' · '))}</span>
</td></tr>`,
  );
  return `<h2 style="margin:8px 0 0;font-size:18px;line-height:28px">${title} (${list.count})</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;margin:0 0 16px">
${rows.join('\n')}
</table>${more ? `\n<p style="margin:-8px 0 16px;color:${color.muted};font-size:14px">${more}</p>` : ''}`;
}
