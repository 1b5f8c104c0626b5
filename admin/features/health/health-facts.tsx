import { useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { spaceSchema } from '../../../contract/desk/content/content.ts';
import { askContent } from '../../shared/backend/ask-content.ts';
import { formatAgo, formatWritten } from '../../shared/time/format-time.ts';
import { ageOfOldestUnsent, describeAge } from './find-problems.ts';
import styles from './health.module.css';
import type { LeadHealth } from './lead-health.ts';

type Fact = [label: string, value: string, note?: string | undefined];
type Space = v.InferOutput<typeof spaceSchema>;

export interface HealthFactsProps {
  health: LeadHealth;
  /** Nothing where the site is not kept at the desk. */
  space: Space | undefined;
}

const number = new Intl.NumberFormat('en-IN');
const MEGABYTES = new Intl.NumberFormat('en-IN', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
});
const megabytes = (bytes: number): string => MEGABYTES.format(bytes / 1e6);

/** The figures of the health panel, each with what it means. */
export function HealthFacts({ health, space }: HealthFactsProps) {
  const now = Date.parse(health.now);
  const age = ageOfOldestUnsent(health);
  const when = (time: string | null): [string, string?] =>
    time ? [formatAgo(time, now), formatWritten(time)] : ['never'];
  const facts: Fact[] = [
    ['Last lead', ...when(health.last_lead_at)],
    ['Last mail sent', ...when(health.last_mail_sent_at)],
    [
      'Oldest unsent mail',
      age === undefined ? 'none' : describeAge(age),
      health.oldest_unsent_at ? `since ${formatWritten(health.oldest_unsent_at)}` : undefined,
    ],
    ['Mails waiting', number.format(health.waiting), health.last_fault ?? undefined],
    ['Mails given up', number.format(health.abandoned.length)],
    ['In quarantine', number.format(health.quarantined)],
    [
      'Waiting on the server’s disk',
      number.format(health.spool_length),
      health.spool_reported_at
        ? `reported ${formatAgo(health.spool_reported_at, now)}`
        : 'no server has reported',
    ],
    ['Chat clicks in 30 days', number.format(health.soft_leads_30_days)],
    ['In the archive', number.format(health.archived), 'deleted or older than two years'],
    ...(space ? [describeSpace(space)] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, note]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function describeSpace({ history, pictures, builds, allowed }: Space): Fact {
  const parts = `history ${megabytes(history)}, pictures of today ${megabytes(pictures)}, builds ${megabytes(builds)}`;
  return ['Content on the disk', `${megabytes(history + builds)} of ${megabytes(allowed)}`, parts];
}

/** What the content takes of the server's disk, refetched like the rest of the panel. */
export const useContentSpace = () =>
  useQuery({
    queryKey: ['health', 'content-space'],
    queryFn: () => askContent('/space', spaceSchema),
    refetchInterval: 60_000,
    retry: false,
  });
