/** Enquiries that may come at once, and each second, of one network and of all together. */
const PER_NETWORK = { burst: 40, perSecond: 4 };
const IN_ALL = { burst: 300, perSecond: 60 };
/** Networks that are remembered; the one that was quiet longest is forgotten first. */
const MAX_NETWORKS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * Lets in what this process can take and tells the others when to come again. A first line only: it
 * knows this process alone and forgets with it; the limits that cast doubt on an enquiry are counted in the database.
 * @param now ms of a clock that never goes back
 */
export function openFloodGate(now: () => number = () => performance.now()) {
  const networks = new Map<string, Bucket>();
  const all: Bucket = { left: IN_ALL.burst, at: now() };

  function take(bucket: Bucket, { burst, perSecond }: typeof IN_ALL): boolean {
    const time = now();
    bucket.left = Math.min(burst, bucket.left + ((time - bucket.at) / 1000) * perSecond);
    bucket.at = time;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  function bucketOf(network: string): Bucket {
    const bucket = networks.get(network) ?? { left: PER_NETWORK.burst, at: now() };
    // Set anew, so that the first of the map is the one that was quiet longest.
    networks.delete(network);
    networks.set(network, bucket);
    const [oldest] = networks.keys();
    if (networks.size > MAX_NETWORKS && oldest !== undefined) networks.delete(oldest);
    return bucket;
  }

  return {
    /**
     * @param isKnownForm such enquiries pass the gate of all together: a flood must not keep them out
     * @returns seconds to wait; 0 lets the enquiry in
     */
    admit(network: string, isKnownForm: boolean): number {
      if (!take(bucketOf(network), PER_NETWORK)) return 10;
      return isKnownForm || take(all, IN_ALL) ? 0 : 5;
    },
  };
}
export type FloodGate = ReturnType<typeof openFloodGate>;
