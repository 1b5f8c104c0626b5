import { indianDay } from '../../shared/time/indian-day.ts';

/** How long a lead has stood in its stage, by days in India. */
export function describeStay(since: string, now: number): string {
  const days = indianDay(now) - indianDay(Date.parse(since));
  if (days < 1) return 'Here since today';
  return days === 1 ? 'Here for 1 day' : `Here for ${days} days`;
}
