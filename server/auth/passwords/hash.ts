import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** How many pieces of work may run and wait at the same time. */
interface SemaphoreOptions {
  maxRunning: number;
  maxWaiting: number;
}

/** Runs work first come, first served, at most `maxRunning` at once. */
type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** @returns a semaphore that rejects with QueueFullError once `maxWaiting` pieces of work are queued */
export function openSemaphore({ maxRunning, maxWaiting }: SemaphoreOptions): Semaphore {
  const limit = pLimit(maxRunning);
  return async (work) => {
    // p-limit would queue without a bound.
    if (limit.activeCount >= maxRunning && limit.pendingCount >= maxWaiting) {
      throw new QueueFullError();
    }
    return limit(work);
  };
}

/** OWASP password storage: Argon2id with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/**
 * Two hashes at once take two of libuv's four threads and 38 MiB; work beyond the queue is refused.
 */
const LOAD = { maxRunning: 2, maxWaiting: 64 } as const;
/**
 * The lane of known devices, beside the other: hundreds of strangers who sign in at once fill theirs,
 * and the owner's password does not wait behind them.
 */
const KNOWN_LOAD = { maxRunning: 1, maxWaiting: 8 } as const;

/** Where a password waits for its turn: `known` for whoever the server has seen signed in. */
export type PasswordLane = 'known' | 'open';

export interface PasswordCheck {
  isValid: boolean;
  /** The stored hash was made with other than the current costs. */
  isOutdated: boolean;
}

export interface Passwords {
  /** @returns a PHC string; throws QueueFullError under a flood */
  hash(password: string, lane?: PasswordLane): Promise<string>;
  /**
   * Takes the same time with and without a stored hash (undefined or empty: no such account).
   * Throws QueueFullError under a flood.
   */
  check(password: string, stored: string | undefined, lane?: PasswordLane): Promise<PasswordCheck>;
}

/** Argon2id off the main thread, bounded so that a flood of sign-ins cannot exhaust memory. */
export function openPasswords(): Passwords {
  const lanes = { open: openSemaphore(LOAD), known: openSemaphore(KNOWN_LOAD) };
  const hashPassword = (password: string, lane: PasswordLane = 'open') =>
    lanes[lane](() => hash(password, COST));
  const decoy = hashPassword(randomUUID());

  return {
    hash: hashPassword,
    async check(password, stored, lane = 'open') {
      const compared = stored || (await decoy);
      const isMatch = await lanes[lane](() => verify(compared, password).catch(() => false));
      return {
        isValid: isMatch && Boolean(stored),
        isOutdated: !compared.startsWith(CURRENT),
      };
    },
  };
}

/**
 * Stores a confirmed account with a password, as it is after its owner has followed the mailed link
 * and set one. An address that has an account keeps it.
 * @param sql one statement as the role that owns the database
 */
export async function storeAccount(
  sql: (statement: string, values: unknown[]) => Promise<unknown>,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await sql(
    `insert into auth.users (email, encrypted_password, email_confirmed_at)
     values ($1, $2, now()) on conflict (lower(email)) do nothing`,
    [email, await hash(password, COST)],
  );
}
