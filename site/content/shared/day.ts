import { z } from 'astro/zod';

/** YAML reads a bare 2026-12-24 as a date; quoted it stays text. Both become `2026-12-24`. */
export const daySchema = z.union([
  z.iso.date(),
  z.date().transform((day) => day.toISOString().slice(0, 10)),
]);

/** First and last day on which something is shown, as `2026-09-15`; an end left out is open. */
interface ShownDays {
  from?: string | undefined;
  until?: string | undefined;
}

/** Both days, in this order. */
export const endsLater = ({ from, until }: ShownDays): boolean => !from || !until || from <= until;
export const ENDS_BEFORE = { path: ['until'], message: 'the last day is before the first' };

/** Whether `today` (`2026-09-15`) lies within the days; both ends count. */
export const isOpen = ({ from, until }: ShownDays, today: string): boolean =>
  (!from || from <= today) && (!until || today <= until);
