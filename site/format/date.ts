const long = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `16 December 2024`; content dates carry no time and are read as UTC. */
export const formatDate = (date: Date): string => long.format(date);

/** `2024-12-16`, for `<time datetime>` and structured data. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `December 2024`, of a month such as `2024-12` or of a day in it. */
export const formatMonth = (day: string): string => month.format(new Date(day));
