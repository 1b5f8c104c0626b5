const TIMEOUT_MS = 2_000;

/** What the auth client itself asks; it must pass for the log-out to happen. */
const OF_THE_ACCOUNT = '/auth/v1/';

const underWay = new Set<Promise<unknown>>();
let held: Promise<void> | undefined;

/** @param send a `fetch`; @returns one whose requests, but for the account's own, wait while they are held */
export function holdable(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes(OF_THE_ACCOUNT)) return send(input, init);
    // Without a wait where nothing is held: what is asked now must be known to a log-out in the same moment.
    if (held) await held;
    const answer = send(input, init);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
}

/**
 * Holds all that the desk is about to ask, and waits for what it has asked already, two seconds at most: a session
 * that ended meanwhile would refuse it, and a word that was just written would be lost.
 */
export async function holdRequests(): Promise<() => void> {
  let open = () => {};
  held = new Promise((resolve) => {
    open = resolve;
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.allSettled(underWay), timeout]);
  return () => {
    held = undefined;
    open();
  };
}
