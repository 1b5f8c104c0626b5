import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts in constant time, so that timing does not reveal where they differ. */
export const isEqualText = (left: string, right: string): boolean =>
  timingSafeEqual(digest(left), digest(right));

/** Synchronous: in a flood, asynchronous work would make visitors wait in its queue. */
function sign(purpose: string, text: string, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`${purpose}:${text}`).digest();
  // 128 bits: not guessable, and short enough for a mail.
  return bytes.subarray(0, 16).toString('base64url');
}

const isSigned = (purpose: string, text: string, signature: string, secrets: readonly string[]) =>
  secrets.some((secret) => isEqualText(sign(purpose, text, secret), signature));

/** The secret that signs: the first one. All verify, so that a secret can be replaced. */
const signing = (secrets: readonly string[]): string => {
  const [secret] = secrets;
  if (!secret) throw new Error('There is no secret to sign with.');
  return secret;
};

/** Derived from the submission's id alone: the same for every replay, without the database. */
export function signReceipt(id: string, secrets: readonly string[]): string {
  return `${id}.${sign('receipt', id, signing(secrets))}`;
}

/** @returns the submission's id; undefined for a token that we did not sign */
export function verifyReceipt(token: string, secrets: readonly string[]): string | undefined {
  const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(token) ?? [];
  if (!id || !isSigned('receipt', id, signature, secrets)) return undefined;
  return id;
}

/** Recognises a repetition without telling the words or confirming a guess. */
export const signEnquiry = (id: string, text: string, secrets: readonly string[]): string =>
  sign('words', `${id}:${text}`, signing(secrets));

/** @returns whether we signed these words under this id; compares in constant time */
export const isSignedEnquiry = (
  id: string,
  text: string,
  signature: string,
  secrets: readonly string[],
): boolean => isSigned('words', `${id}:${text}`, signature, secrets);

/** Given only together with a new id, so that it also proves who opened the form. */
export function signFormToken(id: string, now: number, secrets: readonly string[]): string {
  const opened = Math.floor(now / 1000).toString(36);
  return `${opened}.${sign('form', `${id}:${opened}`, signing(secrets))}`;
}

export function ageOfFormToken(token: string, id: string, now: number, secrets: readonly string[]) {
  const [, opened = '', signature = ''] = /^([0-9a-z]{1,8})\.([\w-]{22})$/.exec(token) ?? [];
  if (!opened || !isSigned('form', `${id}:${opened}`, signature, secrets)) return undefined;
  return now - Number.parseInt(opened, 36) * 1000;
}
