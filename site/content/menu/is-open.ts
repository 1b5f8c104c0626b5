/** First and last day on which something is shown, as `2026-09-15`; an end left out is open. */
export interface ShownDays {
  from?: string | undefined;
  until?: string | undefined;
}

/** Whether `today` (`2026-09-15`) lies within the days; both ends count. */
export const isOpen = ({ from, until }: ShownDays, today: string): boolean =>
  (!from || from <= today) && (!until || today <= until);
