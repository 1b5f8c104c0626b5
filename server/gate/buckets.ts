import { scopesOf } from '../../supabase/functions/_shared/client-network.ts';

export type Rate = Record<'burst' | 'perSecond', number>;

export interface Rates {
  perNetwork: Rate;
  inAll?: Rate;
}

/** The networks of one width to remember; the least recently active one is forgotten first. */
const MAX_NETWORKS = 20_000;

type Bucket = Record<'left' | 'at', number>;

/** A first line of defence in memory; limits across processes are counted in the database. */
export function openBuckets(rates: Rates, now: () => number = () => performance.now()) {
  /** Buckets by network, one map for each width: a flood of narrow ones displaces no wide one. */
  const networks: Map<string, Bucket>[] = [];
  const all: Bucket = { left: rates.inAll?.burst ?? 0, at: now() };

  function take(bucket: Bucket, { burst, perSecond }: Rate): boolean {
    const time = now();
    bucket.left = Math.min(burst, bucket.left + ((time - bucket.at) / 1000) * perSecond);
    bucket.at = time;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  function bucketOf(known: Map<string, Bucket>, network: string, burst: number): Bucket {
    const bucket = known.get(network) ?? { left: burst, at: now() };
    // Inserted again, so that the map's first entry is the least recently active one.
    known.delete(network);
    known.set(network, bucket);
    const [oldest] = known.keys();
    if (known.size > MAX_NETWORKS && oldest !== undefined) known.delete(oldest);
    return bucket;
  }

  const takeFrom = (network: string): boolean =>
    scopesOf(network).every((scope, width) => {
      const burst = rates.perNetwork.burst * scope.share;
      const perSecond = rates.perNetwork.perSecond * scope.share;
      networks[width] ??= new Map();
      return take(bucketOf(networks[width], scope.network, burst), { burst, perSecond });
    });

  return {
    /** `isPreferred` is exempt from the limit for all networks together. Returns seconds to wait. */
    admit(network: string, isPreferred: boolean): number {
      if (!takeFrom(network)) return 10;
      return isPreferred || !rates.inAll || take(all, rates.inAll) ? 0 : 5;
    },
  };
}
export type Buckets = ReturnType<typeof openBuckets>;
