import type { LeadHealth } from './lead-health.ts';

const MINUTE = 60_000;
/** A mail that has waited this long is a warning, then severe. */
const LATE_MINUTES = 5;
const VERY_LATE_MINUTES = 30;

export interface Problem {
  level: 'warning' | 'severe';
  words: string;
}

/** Age of the oldest unsent mail in whole minutes; undefined when none is waiting. */
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

/** A silence of twice the usual length is severe. */
function describeSilence({ silence }: LeadHealth): Problem | false {
  if (!silence || silence.hours <= silence.usual_hours) return false;
  const [hours, usual] = [silence.hours, silence.usual_hours].map(Math.round);
  return {
    level: silence.hours > 2 * silence.usual_hours ? 'severe' : 'warning',
    words: `No enquiry for ${hours} hours of daytime; ${usual} would be usual at most. Send a test enquiry to see whether the form works.`,
  };
}

/** @returns what needs attention, the most severe first. */
export function findProblems(health: LeadHealth): Problem[] {
  const age = ageOfOldestUnsent(health);
  const gaveUp = health.abandoned.length;
  const problems: (Problem | false)[] = [
    gaveUp > 0 && {
      level: 'severe',
      words: `${gaveUp} ${gaveUp === 1 ? 'mail was' : 'mails were'} given up after twenty attempts.`,
    },
    age !== undefined &&
      age >= LATE_MINUTES && {
        level: age >= VERY_LATE_MINUTES ? 'severe' : 'warning',
        words: `A mail has waited for ${describeAge(age)}${health.last_fault ? `: ${health.last_fault}` : '.'}`,
      },
    describeSilence(health),
    health.spool_length > 0 && {
      level: 'warning',
      words: `${health.spool_length} ${health.spool_length === 1 ? 'enquiry waits' : 'enquiries wait'} on the server’s disk for the database.`,
    },
  ];
  return problems
    .filter((problem) => problem !== false)
    .sort((a, b) => Number(b.level === 'severe') - Number(a.level === 'severe'));
}
