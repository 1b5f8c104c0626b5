import type { DBSchema } from 'idb';
import { keptDatabase } from './kept-database.ts';

/** Edits of one file that are not saved yet. */
export interface KeptDraft<Draft = unknown> {
  /** User id of whose they are; nobody else sees them. */
  account: string;
  file: string;
  draft: Draft;
}

interface Schema extends DBSchema {
  drafts: { key: [string, string]; value: KeptDraft };
}

const open = keptDatabase<Schema>('lead-desk-drafts', (database) => {
  database.createObjectStore('drafts', { keyPath: ['account', 'file'] });
});

/** @throws where the browser keeps nothing */
export async function keepDraft(kept: KeptDraft): Promise<void> {
  await (await open()).put('drafts', kept);
}

export async function readDraft(account: string, file: string): Promise<unknown> {
  return (await (await open()).get('drafts', [account, file]))?.draft;
}

export async function forgetDraft(account: string, file: string): Promise<void> {
  await (await open()).delete('drafts', [account, file]);
}

export async function listDrafts(account: string): Promise<string[]> {
  const keys = await (await open()).getAllKeys('drafts');
  return keys.filter(([whose]) => whose === account).map(([, file]) => file);
}

export async function wipeDrafts(): Promise<void> {
  await (await open()).clear('drafts');
}
