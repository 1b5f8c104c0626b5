import type { Caller } from '../caller.ts';
import { type GateRates, openFloodGate } from '../flood-gate.ts';

/** No page of ours asks for anything over REST without a sign-in. */
const ANONYMOUS_RATES: GateRates = {
  perNetwork: { burst: 60, perSecond: 10 },
  inAll: { burst: 300, perSecond: 100 },
};
/** Per account, whatever its network: many times what the desk asks for when everything reloads. */
const SIGNED_IN_RATE = { burst: 300, perSecond: 100 };
const SIGNED_IN_RATES: GateRates = { perNetwork: SIGNED_IN_RATE, inAll: SIGNED_IN_RATE };

export interface RestGate {
  /**
   * @param caller undefined for a request whose token is refused
   * @returns seconds to wait; 0 admits the request
   */
  admit(network: string, caller: Caller | undefined): number;
}

/**
 * Bounds requests in this process's memory. Whoever is signed in is counted apart from everybody else,
 * so that no flood, not even one from the same network, keeps the administrator out.
 * @param now ms of a monotonic clock
 */
export function openRestGate(now?: () => number): RestGate {
  const anonymous = openFloodGate(ANONYMOUS_RATES, now);
  const signedIn = openFloodGate(SIGNED_IN_RATES, now);
  return {
    admit: (network, caller) =>
      caller === undefined || caller.role === 'anon'
        ? anonymous.admit(network, false)
        : signedIn.admit(String(caller.claims.sub ?? caller.role), true),
  };
}
