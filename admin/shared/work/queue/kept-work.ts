import type { DBSchema } from 'idb';
import { useSyncExternalStore } from 'react';
import type { WorkChange } from '../../../../contract/desk/work.ts';
import { keptDatabase } from '../../offline/kept-database.ts';
import { pageSession } from '../../session/use-session.ts';
import { createStore } from '../../store.ts';
import { markWaiting } from './notice.ts';

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

/** `isUnderWay`: it is being sent, or its answer is being read; nothing is to be said of it, since it will be gone at once. */
export type WaitingWork = KeptWork & { isUnderWay?: true };

interface Schema extends DBSchema {
  work: { key: number; value: KeptWork; indexes: { id: string; account: string } };
}

const opening = keptDatabase<Schema>('lead-desk-work', (database) => {
  // The key counts upwards, so that work is read in the order in which it was done.
  const store = database.createObjectStore('work', { autoIncrement: true });
  store.createIndex('id', 'id', { unique: true });
  store.createIndex('account', 'account');
});
/** @throws where the browser keeps nothing, or has no such database */
const open = async () => opening();

/** Work that the browser could not keep: it lasts as long as the page. */
const inMemory = new Map<string, KeptWork>();
/** Once known it stays known: a warning that came and went with each piece of work would move the page. */
let doesBrowserKeep = true;
const firstTries = new Set<string>();
/** What the desk has recorded, while the lists are read anew. */
const sent = new Map<string, KeptWork>();

const NONE: readonly WaitingWork[] = [];
const shown = createStore(NONE);
let reading: Promise<void> = Promise.resolve();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lead-desk');
channel?.addEventListener('message', () => void readAgain());

export const currentAccount = (): string | undefined => pageSession.getState().session?.user.id;

export async function listWork(account: string): Promise<KeptWork[]> {
  const kept = await open()
    .then((database) => database.getAllFromIndex('work', 'account', account))
    .catch(() => []);
  return [...kept, ...[...inMemory.values()].filter((work) => work.account === account)];
}

/** Shows what is kept now; one reading after the other, so that none shows what an earlier one knew. */
function readAgain(): Promise<void> {
  reading = reading.then(async () => {
    const kept = await listWork(currentAccount() ?? '');
    shown.set(
      [...sent.values(), ...kept.filter(({ id }) => !sent.has(id))]
        .map((work): WaitingWork => (isUnderWay(work) ? { ...work, isUnderWay: true } : work))
        .sort((a, b) => a.at - b.at),
    );
  });
  return reading;
}

const isUnderWay = ({ id, refusal }: KeptWork): boolean =>
  sent.has(id) || (firstTries.has(id) && !refusal && navigator.onLine !== false);

async function tellAll(): Promise<void> {
  const count = await open()
    .then((database) => database.count('work'))
    .catch(() => 0);
  markWaiting(count + inMemory.size > 0);
  channel?.postMessage('work');
  await readAgain();
}

/** Keeps work on the device, before anything is sent; until `noteWaiting` it counts as being sent. */
export async function addWork(work: KeptWork): Promise<void> {
  firstTries.add(work.id);
  await open()
    .then((database) => database.add('work', work))
    .catch(() => {
      doesBrowserKeep = false;
      inMemory.set(work.id, work);
    });
  await tellAll();
}

/** Notes that sending it takes longer, or failed: the person is told that it waits. */
export async function noteWaiting(id: string): Promise<void> {
  firstTries.delete(id);
  await readAgain();
}

/** Takes work off the device. @returns whether it was still there */
export async function dropWork(id: string): Promise<boolean> {
  firstTries.delete(id);
  const wasThere = inMemory.delete(id) || (await changeKept(id, () => undefined));
  await tellAll();
  return wasThere;
}

/** Notes why the desk refused it, or with undefined that it is to be sent again. */
export async function refuseWork(id: string, refusal: KeptWork['refusal']): Promise<void> {
  const note = ({ refusal: _before, ...work }: KeptWork) => ({
    ...work,
    ...(refusal && { refusal }),
  });
  const own = inMemory.get(id);
  if (own) inMemory.set(id, note(own));
  else await changeKept(id, note);
  await tellAll();
}

/** @param change the work as it is to be kept; undefined to delete it. @returns whether it was there */
async function changeKept(id: string, change: (work: KeptWork) => KeptWork | undefined) {
  const database = await open().catch(() => undefined);
  const transaction = database?.transaction('work', 'readwrite');
  const cursor = await transaction?.store.index('id').openCursor(id);
  if (!cursor) return false;
  const changed = change(cursor.value);
  await (changed ? cursor.update(changed) : cursor.delete());
  await transaction?.done;
  return true;
}

/** Notes that the desk has recorded it; it is shown until `forgetSent`, when lists are read anew. */
export async function noteSent(work: KeptWork): Promise<void> {
  sent.set(work.id, work);
  await dropWork(work.id);
}

export async function forgetSent(ids: readonly string[]): Promise<void> {
  for (const id of ids) sent.delete(id);
  await readAgain();
}

/** Whether the browser took all work so far; where it refused any, what waits is lost with this page. */
export const isWorkKept = (): boolean => doesBrowserKeep;

function follow(listener: () => void): () => void {
  if (shown.get() === NONE) void readAgain();
  return shown.follow(listener);
}

/** Work of who is signed in that this device keeps, or has only just sent. */
export const useWaitingWork = (): readonly WaitingWork[] => useSyncExternalStore(follow, shown.get);
