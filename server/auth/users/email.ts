import * as v from 'valibot';
import { LIMITS } from '../../../contract/limits.ts';

/** One @, no white space, no control characters, nothing that would need quoting. */
const EMAIL = /^[^\s@<>"(),:;\\[\]\p{C}]+@[^\s@<>"(),:;\\[\]\p{C}]+$/u;

/** Whether a text can be the address of an account. */
export const isEmail = (text: string): boolean => text.length <= LIMITS.email && EMAIL.test(text);

/** Normalises text as account addresses are compared: trimmed, lower case. */
export const emailTextSchema = v.pipe(v.string('must be a string'), v.trim(), v.toLowerCase());

/** A valid address, in lower case as accounts store it. */
export const emailSchema = v.pipe(
  emailTextSchema,
  v.check(isEmail, 'Unable to validate email address: invalid format'),
);
