const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Working time in words: `under a minute`, `12 min`, `3 h 5 min`; a dash where there is none. */
export function describeTime(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < MINUTE) return 'under a minute';
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return `${Math.floor(seconds / HOUR)} h${minutes ? ` ${minutes} min` : ''}`;
}

/** How many of those whose time was up were answered within the aim; undefined where none was. */
export function shareInTime({
  kept,
  missed,
  broken,
}: Record<'kept' | 'missed' | 'broken', number>): string | undefined {
  const all = kept + missed + broken;
  // Rounded down: "100%" is said of all of them only.
  return all === 0 ? undefined : `${Math.floor((kept / all) * 100)}%`;
}
