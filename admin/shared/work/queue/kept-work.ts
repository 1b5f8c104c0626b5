import type { DBSchema } from 'idb';
import type { WorkChange } from '../../../../contract/desk/work.ts';
import { keptDatabase } from '../../offline/kept-database.ts';

/** One action that this device keeps until the desk has it. */
export interface KeptWork {
  /** Under which the desk records it once, however often it is sent. */
  id: string;
  /** User id of who did it; nobody else sees or sends it. */
  account: string;
  leadId: string;
  change: WorkChange;
  /** What was done, such as `Gurpreet: moved to Qualified`. */
  words: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Why the desk did not take it; it then waits for a decision instead of the network. */
  refusal?: { status: number; sentence: string };
}

interface Schema extends DBSchema {
  work: { key: number; value: KeptWork; indexes: { id: string; account: string } };
}

const open = keptDatabase<Schema>('lead-desk-work', (database) => {
  // The key counts upwards, so that work is read in the order in which it was done.
  const store = database.createObjectStore('work', { autoIncrement: true });
  store.createIndex('id', 'id', { unique: true });
  store.createIndex('account', 'account');
});

/** @throws where the browser keeps nothing */
export async function keepWork(work: KeptWork): Promise<void> {
  await (await open()).add('work', work);
}

/** What is kept of this account, in the order in which it was done. */
export async function readKeptWork(account: string): Promise<KeptWork[]> {
  return (await open()).getAllFromIndex('work', 'account', account);
}

/** Notes why the desk refused, or with undefined that it is to be asked again. */
export async function noteRefusal(id: string, refusal: KeptWork['refusal']): Promise<void> {
  const transaction = (await open()).transaction('work', 'readwrite');
  const cursor = await transaction.store.index('id').openCursor(id);
  if (cursor) {
    const { refusal: _before, ...work } = cursor.value;
    await cursor.update(refusal ? { ...work, refusal } : work);
  }
  await transaction.done;
}

/** @returns whether it was still there */
export async function forgetWork(id: string): Promise<boolean> {
  const transaction = (await open()).transaction('work', 'readwrite');
  const key = await transaction.store.index('id').getKey(id);
  if (key !== undefined) await transaction.store.delete(key);
  await transaction.done;
  return key !== undefined;
}

/** How many actions are kept, of whomever. */
export const countKeptWork = async (): Promise<number> => (await open()).count('work');
