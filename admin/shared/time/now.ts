/** Below this a device is right: answers say whole seconds, and travel for some. */
const TOLERANCE_MS = 60_000;

let behindMs = 0;

/** Takes the time from an answer of the server: a device whose battery was empty may be years behind. */
export function noteServerTime(date: string | null): void {
  const behind = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(behind)) behindMs = Math.abs(behind) < TOLERANCE_MS ? 0 : behind;
}

/** A time of the device as the server would have said it. */
export const toServerTime = (time: number): number => time + behindMs;

/** The time, in milliseconds since 1970, by the server's clock: what the desk compares with times of leads. */
export const now = (): number => toServerTime(Date.now());
