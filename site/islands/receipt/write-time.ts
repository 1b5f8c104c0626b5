const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** @returns for instance `21 November 2026 at 5:40 am`, in India */
export const writeTime = (time: string): string => format.format(new Date(time));

/** @returns for instance `21 November 2026`, in India */
export const writeDay = (time: string): string => day.format(new Date(time));
