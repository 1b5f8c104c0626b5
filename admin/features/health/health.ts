import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { describeSpan } from '../../../contract/desk/indian-clock.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { locale, t } from '../../shared/language/language.ts';
import { useRole } from '../../shared/role.ts';

const time = v.string();

/** The answer of `lead_health`; times are ISO 8601. */
const healthSchema = v.object({
  now: time,
  last_lead_at: v.nullable(time),
  /** Hours of Indian daytime without an enquiry, and how many are usual; null with too few to tell. */
  silence: v.nullable(v.object({ hours: v.number(), usual_hours: v.number() })),
  last_mail_sent_at: v.nullable(time),
  oldest_unsent_at: v.nullable(time),
  waiting: v.number(),
  last_fault: v.nullable(v.string()),
  abandoned: v.array(
    v.object({
      id: v.string(),
      lead_id: v.nullable(v.string()),
      kind: v.string(),
      abandoned_at: time,
      fault: v.nullable(v.string()),
    }),
  ),
  quarantined: v.number(),
  archived: v.number(),
  chat_clicks_30_days: v.number(),
  spool_length: v.number(),
  spool_reported_at: v.nullable(time),
});
export type LeadHealth = v.InferOutput<typeof healthSchema>;

/** The answer of `missing_heartbeats`: processes that ended without a word. */
const silentSchema = v.array(
  v.object({
    place: v.string(),
    length: v.number(),
    reported_at: time,
  }),
);
export type SilentServer = v.InferOutput<typeof silentSchema>[number];

export const useEachMinute = <Answer>(
  queryKey: readonly string[],
  queryFn: () => Promise<Answer>,
  enabled = true,
) => useQuery({ queryKey, queryFn, enabled, refetchInterval: 60_000 });

export const useHealth = (isAsked = true) =>
  useEachMinute(['health'], () => callDesk('lead_health', {}, healthSchema), isAsked);

export const useSilentServers = (isAsked = true) =>
  useEachMinute(
    ['health', 'silent-servers'],
    () => callDesk('missing_heartbeats', {}, silentSchema),
    isAsked,
  );

export function useNeedsCheck(): boolean | undefined {
  const isOwner = useRole() === 'owner';
  const health = useHealth(isOwner).data;
  const silent = useSilentServers(isOwner).data;
  return health && findFaults(health, silent).length > 0;
}

export interface Problem {
  level: 'warning' | 'severe';
  words: string;
}

const LATE_MINUTES = 5;
const VERY_LATE_MINUTES = 30;

/** @returns whole minutes; none for a clock that runs ahead */
const minutesBetween = (from: string, until: string): number =>
  Math.max(0, Math.floor((Date.parse(until) - Date.parse(from)) / 60_000));

export const describeAge = (from: string, until: string): string =>
  describeSpan(minutesBetween(from, until) * 60_000, locale);

const WAITED = 'A mail has waited for {time}. Last answer: {fault}';
const SILENCE =
  'No enquiry for {hours} hours of daytime; {usual} would be usual at most. Send a test enquiry to see whether the form works.';
const SILENT =
  'A server process has been silent for {time}. It held {length} enquiries then; more may wait on its disk ({place}). Start it again, or move its files to a process that runs.';

const CHECKS: readonly ((health: LeadHealth) => Problem | false)[] = [
  ({ abandoned: { length } }) =>
    length > 0 && {
      level: 'severe',
      words: t('Mails given up after twenty attempts: {count}.', { count: length }),
    },
  ({ now, oldest_unsent_at: since, last_fault: fault }) =>
    since !== null &&
    minutesBetween(since, now) >= LATE_MINUTES && {
      level: minutesBetween(since, now) >= VERY_LATE_MINUTES ? 'severe' : 'warning',
      words: t(WAITED, { time: describeAge(since, now), fault: fault ?? t('not known') }),
    },
  ({ silence }) =>
    silence !== null &&
    silence.hours > silence.usual_hours && {
      level: silence.hours > 2 * silence.usual_hours ? 'severe' : 'warning',
      words: t(SILENCE, { hours: silence.hours.toFixed(), usual: silence.usual_hours.toFixed() }),
    },
  ({ spool_length: count }) =>
    count > 0 && {
      level: 'warning',
      words: t('Enquiries on the server’s disk that wait for the database: {count}.', { count }),
    },
];

/** What a killed process took while the database was away, nobody else knows of. */
const describeSilent = ({ place, length, reported_at }: SilentServer, now: string): Problem => ({
  level: length > 0 ? 'severe' : 'warning',
  words: t(SILENT, { time: describeAge(reported_at, now), length, place }),
});

export function findFaults(health: LeadHealth, silent: readonly SilentServer[] = []): Problem[] {
  const found = CHECKS.map((check) => check(health)).filter((problem) => problem !== false);
  return [
    ...found.sort((a, b) => Number(b.level === 'severe') - Number(a.level === 'severe')),
    ...silent.map((server) => describeSilent(server, health.now)),
  ];
}
