import type { LeadHealth } from './lead-health.ts';

const MINUTE = 60_000;
/** Minutes that a mail may wait before the panel warns, and before it turns red. */
const LATE = 5;
const VERY_LATE = 30;

export interface Problem {
  level: 'warning' | 'severe';
  words: string;
}

/** Age of the oldest mail that has not gone out, in whole minutes; undefined when none waits. */
export function ageOfOldestUnsent({ now, oldest_unsent_at }: LeadHealth): number | undefined {
  if (!oldest_unsent_at) return undefined;
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(oldest_unsent_at)) / MINUTE));
}

/** @returns for instance `4 minutes`, `3 hours`, `2 days` */
export function describeAge(minutes: number): string {
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What somebody should look at, the gravest first. */
export function findProblems(health: LeadHealth): Problem[] {
  const age = ageOfOldestUnsent(health) ?? 0;
  const gaveUp = health.abandoned.length;
  const problems: (Problem | false)[] = [
    gaveUp > 0 && {
      level: 'severe',
      words: `${gaveUp} ${gaveUp === 1 ? 'mail was' : 'mails were'} given up after twenty attempts.`,
    },
    age >= LATE && {
      level: age >= VERY_LATE ? 'severe' : 'warning',
      words: `A mail has waited for ${describeAge(age)}${health.last_fault ? `: ${health.last_fault}` : '.'}`,
    },
    health.spool_length > 0 && {
      level: 'warning',
      words: `${health.spool_length} ${health.spool_length === 1 ? 'enquiry waits' : 'enquiries wait'} on the server’s disk for the database.`,
    },
  ];
  return problems
    .filter((problem) => problem !== false)
    .sort((a, b) => Number(b.level === 'severe') - Number(a.level === 'severe'));
}
