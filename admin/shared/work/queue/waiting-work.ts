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

/** Work on this device; `isSent`: the desk has it, and what it answers is being read. */
export type WaitingWork = KeptWork & { isSent?: true };

const NONE: readonly WaitingWork[] = [];
/** Work that the browser could not keep: it lasts as long as the page. */
const inMemory = new Map<string, KeptWork>();
const sent = new Map<string, WaitingWork>();
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lead-desk');
let known = NONE;
let knownAccount: string | undefined;

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
  knownAccount = account;
  const kept = account ? await listWork(account) : [];
  if (account !== currentAccount()) return;
  const isThere = new Set(kept.map(({ id }) => id));
  for (const id of sent.keys()) if (isThere.has(id)) sent.delete(id);
  known = [...sent.values(), ...kept].toSorted((a, b) => a.at - b.at);
  for (const listener of listeners) listener();
}

async function tellAll(): Promise<void> {
  const count = await countKeptWork().catch(() => 0);
  markWaiting(count + inMemory.size > 0);
  channel?.postMessage('work');
  await readAgain();
}

/** Keeps work on the device, before anything is sent. */
export async function addWork(work: KeptWork): Promise<void> {
  await keepWork(work).catch(() => inMemory.set(work.id, work));
  await tellAll();
}

/** Takes work off the device. @returns whether it was still there */
export async function dropWork(id: string): Promise<boolean> {
  const isForgotten = inMemory.delete(id) || (await forgetWork(id).catch(() => false));
  await tellAll();
  return isForgotten;
}

/** Notes that the desk has recorded it; it is shown until `forgetSent`, when lists are read anew. */
export async function noteSent(work: KeptWork): Promise<void> {
  sent.set(work.id, { ...work, isSent: true });
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

/** Something would be lost with this page. */
export const isOnlyInMemory = (): boolean => inMemory.size > 0;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (knownAccount !== currentAccount() || known === NONE) void readAgain();
  return () => listeners.delete(listener);
}

/** Work of who is signed in that this device keeps, or has only just sent. */
export const useWaitingWork = (): readonly WaitingWork[] =>
  useSyncExternalStore(follow, () => (knownAccount === currentAccount() ? known : NONE));
