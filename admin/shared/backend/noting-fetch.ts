import { AS_OF } from '../offline/kept-headers.ts';
import { createStore } from '../store.ts';
import { noteServerTime, toServerTime } from '../time/now.ts';

let waitSeconds: number | undefined;
const latestAge = createStore<number | undefined>(undefined);
let ageOfList: number | undefined;

/**
 * `fetch` that remembers what the clients of the backend do not pass on: how long it asks to wait, what time it is
 * there, and whether the device answered in its place.
 */
export const notingFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status === 429) {
    waitSeconds = Number(response.headers.get('retry-after')) || undefined;
  }
  noteServerTime(response.headers.get('date'));
  noteAge(input instanceof Request ? input.url : String(input), response.headers.get(AS_OF));
  return response;
};

/** Seconds from the Retry-After header of the last 429; undefined when it had none. */
export const lastWaitSeconds = (): number | undefined => waitSeconds;

function noteAge(address: string, asOf: string | null): void {
  const age = asOf === null ? undefined : toServerTime(Number(asOf));
  if (address.endsWith('/desk_leads')) ageOfList = age;
  latestAge.set(age);
}

/** When the backend gave the answer that the device has now given in its place, in milliseconds since 1970. */
export const ageOfAnswer = latestAge.get;
/** The same of the last page of a list. */
export const ageOfLastList = (): number | undefined => ageOfList;

export const followAge = latestAge.follow;
