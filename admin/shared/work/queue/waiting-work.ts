import { useSyncExternalStore } from 'react';
import { pageSession } from '../../session/use-session.ts';
import {
  countKeptWork,
  forgetWork,
  type KeptWork,
  keepWork,
  noteRefusal,
  readKeptWork,
} from './kept-work.ts';
import { markWaiting } from './notice.ts';

/**
 * Work on this device. `isUnderWay`: it is being sent, or the desk has it and what it answers is being read;
 * nothing is to be said of it, since it will be gone at once.
 */
export type WaitingWork = KeptWork & { isUnderWay?: true };

const NONE: readonly WaitingWork[] = [];
/** Work that the browser could not keep: it lasts as long as the page. */
const inMemory = new Map<string, KeptWork>();
/** Once known it stays known: a warning that came and went with each piece of work would move the page. */
let doesBrowserKeep = true;
/** Ids of what this page is sending for the first time. */
const firstTries = new Set<string>();
const sent = new Map<string, KeptWork>();
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lead-desk');
let known = NONE;
let knownAccount: string | undefined;
/** Number of the last reading that began, and of the one that is shown. */
let begun = 0;
let shown = 0;

channel?.addEventListener('message', () => void readAgain());

/** User id of who is signed in. */
export const currentAccount = (): string | undefined => pageSession.getState().session?.user.id;

/** All that this device keeps of an account, in the order in which it was done. */
export async function listWork(account: string): Promise<KeptWork[]> {
  const kept = await readKeptWork(account).catch(() => []);
  return [...kept, ...[...inMemory.values()].filter((work) => work.account === account)];
}

async function readAgain(): Promise<void> {
  const account = currentAccount();
  const reading = ++begun;
  knownAccount = account;
  const kept = account ? await listWork(account) : [];
  // A reading that began before the one that is shown knows less.
  if (account !== currentAccount() || reading < shown) return;
  shown = reading;
  known = [...sent.values(), ...kept.filter(({ id }) => !sent.has(id))]
    .map((work): WaitingWork => (isUnderWay(work) ? { ...work, isUnderWay: true } : work))
    .sort((a, b) => a.at - b.at);
  for (const listener of listeners) listener();
}

const isUnderWay = ({ id, refusal }: KeptWork): boolean =>
  sent.has(id) || (firstTries.has(id) && !refusal && navigator.onLine !== false);

async function tellAll(): Promise<void> {
  const count = await countKeptWork().catch(() => 0);
  markWaiting(count + inMemory.size > 0);
  channel?.postMessage('work');
  await readAgain();
}

/** Keeps work on the device, before anything is sent; until `noteWaiting` it counts as being sent. */
export async function addWork(work: KeptWork): Promise<void> {
  firstTries.add(work.id);
  await keepWork(work).catch(() => {
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
  const isForgotten = inMemory.delete(id) || (await forgetWork(id).catch(() => false));
  await tellAll();
  return isForgotten;
}

/** Notes that the desk has recorded it; it is shown until `forgetSent`, when lists are read anew. */
export async function noteSent(work: KeptWork): Promise<void> {
  sent.set(work.id, work);
  await dropWork(work.id);
}

/** What the desk has answered with is on the screen. */
export async function forgetSent(ids: readonly string[]): Promise<void> {
  for (const id of ids) sent.delete(id);
  await readAgain();
}

/** Notes why the desk refused it, or with undefined that it is to be sent again. */
export async function refuseWork(id: string, refusal: KeptWork['refusal']): Promise<void> {
  const work = inMemory.get(id);
  if (work) {
    const { refusal: _before, ...rest } = work;
    inMemory.set(id, refusal ? { ...rest, refusal } : rest);
  } else await noteRefusal(id, refusal);
  await tellAll();
}

/** Whether the browser took all work so far; where it refused any, what waits is lost with this page. */
export const isWorkKept = (): boolean => doesBrowserKeep;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (knownAccount !== currentAccount() || known === NONE) void readAgain();
  return () => listeners.delete(listener);
}

/** Work of who is signed in that this device keeps, or has only just sent. */
export const useWaitingWork = (): readonly WaitingWork[] =>
  useSyncExternalStore(follow, () => (knownAccount === currentAccount() ? known : NONE));
