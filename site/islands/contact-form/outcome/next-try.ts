/** The next round of the outbox that is planned. */
export interface NextTry {
  /** Milliseconds of the device's clock. */
  at: number;
  /** Within a minute: then the minute of the clock would say less. */
  isSoon: boolean;
}

/** Says when an enquiry that waits is tried again. */
export function describeNextTry(next: NextTry | undefined, isOnline: boolean): string {
  if (!isOnline) return 'It goes out by itself when you are online.';
  if (!next) return 'We try again by ourselves.';
  if (next.isSoon) return 'We try again by ourselves within a minute.';
  const time = new Date(next.at).toLocaleTimeString('en-IN', { timeStyle: 'short' });
  return `We try again by ourselves at ${time}.`;
}
