import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '../../../contract/limits.ts';
import { AuthError, type WeakPasswordReason } from '../auth-error.ts';

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

/** 49,233 passwords from leaks, the most common ones first, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Shorter words are common only by chance. */
const MIN_WORD = 4;
/** Digits and signs that are put around a word, at most: "12…@2026!". */
const USUAL_TRIMMINGS = 7;

const ADVICE = 'Choose three or four words that do not belong together.';

const weak = (reason: WeakPasswordReason, message: string): AuthError =>
  new AuthError(422, 'weak_password', message, { weakPassword: [reason] });

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersAndDigits = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
/** The word within "Krishna@123": what is before and after the first and last letter is no secret. */
const wordIn = (text: string): string => fold(text).replace(/^\P{L}+|\P{L}+$/gu, '');

/** A name as people make passwords of it: with and without what stands around its letters. */
const formsOf = (name: string): string[] =>
  [lettersAndDigits(name), lettersAndDigits(wordIn(name))].filter(Boolean);

const COMPANY_FORMS: ReadonlySet<string> = new Set(COMPANY_NAMES.flatMap(formsOf));

/**
 * Whether guessers try it early: a common password as it is, with a sign inside ("Abc@123456"), or with the
 * trimmings that forms demand: a capital, a few digits and signs ("Password@123"). More of them than a few
 * are a secret of their own once the password is long.
 */
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

/**
 * Checks a new password: its length (a character is a code point, so an emoji counts once), and that
 * it is not what anybody would try first: a common password, the account's address or its first part,
 * a name of the company, each also with digits and signs around it.
 * @throws AuthError `weak_password` with a sentence that helps, `validation_failed` for more than
 *   LIMITS.passwordMax characters
 */
export function requireGoodPassword(password: string, email: string): void {
  const { length } = Array.from(password);
  if (length < LIMITS.passwordMin) {
    throw weak('length', `Password should be at least ${LIMITS.passwordMin} characters.`);
  }
  if (length > LIMITS.passwordMax) {
    const message = `Password cannot be longer than ${LIMITS.passwordMax} characters`;
    throw new AuthError(400, 'validation_failed', message);
  }
  if (isObvious(password, email)) {
    const what =
      'The email address and names of the company are tried first by anybody who guesses.';
    throw weak('obvious', `${what} ${ADVICE}`);
  }
  if (isCommon(password)) {
    throw weak('common', `This password is one of the most common ones. ${ADVICE}`);
  }
}
