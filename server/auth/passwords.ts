import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { LIMITS } from '../../contract/limits.ts';
import { AuthError, type WeakPasswordReason } from './auth-error.ts';

/** What the company and its brands are called; a test compares it with the specification. */
export const COMPANY_NAMES = [
  'YCTFC',
  'Chini Talkeez',
  'Delhi Gali',
  'Mystic Wellness Cafe',
  'Roll Nation',
  'Smoky Bliss Pizzeria',
  'The Brown Burger',
  'Valley Vista Cafe',
  'YCTFC Idli From South',
  'YCTFC Momos',
] as const;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Shorter words are common only by chance. */
const MIN_WORD = 4;
const USUAL_TRIMMINGS = 7;

const ADVICE = 'Choose three or four words that do not belong together.';

const weak = (reason: WeakPasswordReason, message: string): AuthError =>
  new AuthError(422, 'weak_password', message, { weakPassword: [reason] });

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersAndDigits = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
/** The word within "Krishna@123": what is before and after the first and last letter is no secret. */
const wordIn = (text: string): string => fold(text).replace(/^\P{L}+|\P{L}+$/gu, '');

const formsOf = (name: string): string[] =>
  [lettersAndDigits(name), lettersAndDigits(wordIn(name))].filter(Boolean);

const COMPANY_FORMS: ReadonlySet<string> = new Set(COMPANY_NAMES.flatMap(formsOf));

// "Password@123" is common too; with more than a few trimmings a long password is a secret of its own.
function isCommon(password: string): boolean {
  if (COMMON.has(fold(password)) || COMMON.has(lettersAndDigits(password))) return true;
  const word = wordIn(password);
  if (word.length < MIN_WORD || !COMMON.has(word)) return false;
  const trimmings = fold(password).length - word.length;
  return password.length < LIMITS.passwordRecommended || trimmings <= USUAL_TRIMMINGS;
}

function isObvious(password: string, email: string): boolean {
  const [local = ''] = email.split('@');
  const own = new Set([email, local].flatMap(formsOf));
  return formsOf(password).some((form) => COMPANY_FORMS.has(form) || own.has(form));
}

/** A character is a code point, so an emoji counts once. */
export function requireGoodPassword(password: string, email: string): void {
  const { length } = Array.from(password);
  if (length < LIMITS.passwordMin)
    throw weak('length', `Password should be at least ${LIMITS.passwordMin} characters.`);
  if (length > LIMITS.passwordMax) {
    const message = `Password cannot be longer than ${LIMITS.passwordMax} characters`;
    throw new AuthError(400, 'validation_failed', message);
  }
  if (isObvious(password, email)) {
    const what =
      'The email address and names of the company are tried first by anybody who guesses.';
    throw weak('obvious', `${what} ${ADVICE}`);
  }
  if (isCommon(password))
    throw weak('common', `This password is one of the most common ones. ${ADVICE}`);
}

export class QueueFullError extends Error {}

/** p-limit would queue without a bound. */
function openQueue({ maxRunning, maxWaiting }: Record<'maxRunning' | 'maxWaiting', number>) {
  const limit = pLimit(maxRunning);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= maxRunning && limit.pendingCount >= maxWaiting)
      throw new QueueFullError();
    return limit(work);
  };
}

/** OWASP password storage: Argon2id with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Two hashes at once take two of libuv's four threads and 38 MiB. */
const LOAD = { maxRunning: 2, maxWaiting: 64 } as const;
/** Known devices do not wait behind hundreds of strangers who sign in at once. */
const KNOWN_LOAD = { maxRunning: 1, maxWaiting: 8 } as const;

export type PasswordLane = 'known' | 'open';

/** Argon2id off the main thread, bounded so that a flood of sign-ins cannot exhaust memory. */
export function openPasswords() {
  const lanes = { open: openQueue(LOAD), known: openQueue(KNOWN_LOAD) };
  const hashPassword = (password: string, lane: PasswordLane = 'open') =>
    lanes[lane](() => hash(password, COST));
  const decoy = hashPassword(randomUUID());

  return {
    hash: hashPassword,
    /** Takes the same time with and without a stored hash. */
    async check(password: string, stored: string | undefined, lane: PasswordLane = 'open') {
      const compared = stored || (await decoy);
      const isMatch = await lanes[lane](() => verify(compared, password).catch(() => false));
      return { isValid: isMatch && Boolean(stored), isOutdated: !compared.startsWith(CURRENT) };
    },
  };
}

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
