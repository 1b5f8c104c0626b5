import type { DBSchema } from 'idb';
import { keptDatabase } from './kept-database.ts';

/** Older ones are not shown any more. */
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;
const MAX_KEPT = { lead: 200, list: 20, content: 100 } as const;

/** An answer of the desk's functions that can be read again without network. */
export interface KeptAnswer {
  /** User id of whom it was given to, and who alone may read it. */
  account: string;
  key: string;
  kind: keyof typeof MAX_KEPT;
  /** When it was answered; milliseconds since 1970. */
  at: number;
  body: string;
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { at: number } };
  owner: { key: 'owner'; value: string };
}

const open = keptDatabase<Schema>('lead-desk-answers', (database) => {
  database.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at');
  database.createObjectStore('owner');
});

/** User id of whose answers are kept: the last who opened the desk here and has not logged out. */
export const keptOwner = async (): Promise<string | undefined> =>
  (await open()).get('owner', 'owner');

/** Keeps an answer; what an account before this one left is deleted first. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  if ((await keptOwner()) !== answer.account) await wipeAnswers(answer.account);
  await (await open()).put('answers', answer);
  await prune(answer.at);
}

/** The answers that are kept, the latest first; without what has become too old. */
export async function readAnswers(now: number): Promise<KeptAnswer[]> {
  const known = await (await open()).getAllFromIndex('answers', 'at');
  return known.filter(({ at }) => now - at <= MAX_AGE_MS).reverse();
}

/** Deletes every answer. @param owner who may keep answers from now on, if anybody */
export async function wipeAnswers(owner?: string): Promise<void> {
  const transaction = (await open()).transaction(['answers', 'owner'], 'readwrite');
  await transaction.objectStore('answers').clear();
  if (owner === undefined) await transaction.objectStore('owner').clear();
  else await transaction.objectStore('owner').put(owner, 'owner');
  await transaction.done;
}

export const wipeLeads = (): Promise<void> => sweep(({ kind }) => kind !== 'content');

function prune(now: number): Promise<void> {
  const seen = { lead: 0, list: 0, content: 0 };
  return sweep(({ kind, at }) => {
    seen[kind] += 1;
    return seen[kind] > MAX_KEPT[kind] || now - at > MAX_AGE_MS;
  });
}

/** Deletes answers. @param isGone asked of each, the latest first */
async function sweep(isGone: (answer: KeptAnswer) => boolean): Promise<void> {
  const transaction = (await open()).transaction('answers', 'readwrite');
  let cursor = await transaction.store.index('at').openCursor(null, 'prev');
  while (cursor) {
    if (isGone(cursor.value)) await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
