import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { openSemaphore } from './semaphore.ts';

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
