/** Enquiries admitted at once and per second: from one network, and from all together. */
const PER_NETWORK = { burst: 40, perSecond: 4 };
const IN_ALL = { burst: 300, perSecond: 60 };
/** Networks to remember; the least recently active one is forgotten first. */
const MAX_NETWORKS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * Admits as many enquiries as this process can handle and tells the others when to retry. Only a
 * first line of defence, in this process's memory; the limits that put an enquiry into quarantine
 * are counted in the database.
 * @param now ms of a monotonic clock
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
    // Inserted again, so that the map's first entry is the least recently active one.
    networks.delete(network);
    networks.set(network, bucket);
    const [oldest] = networks.keys();
    if (networks.size > MAX_NETWORKS && oldest !== undefined) networks.delete(oldest);
    return bucket;
  }

  return {
    /**
     * @param isKnownForm exempt from the limit for all networks together: a flood must not keep
     *   these out
     * @returns seconds to wait; 0 admits the enquiry
     */
    admit(network: string, isKnownForm: boolean): number {
      if (!take(bucketOf(network), PER_NETWORK)) return 10;
      return isKnownForm || take(all, IN_ALL) ? 0 : 5;
    },
  };
}
export type FloodGate = ReturnType<typeof openFloodGate>;
