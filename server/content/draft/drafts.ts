import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Database } from '../../database/database.ts';
import { siteData } from '../../static/builds/notes.ts';
import type { FileChange } from '../repository/import-stream.ts';
import {
  CHECKOUT,
  type ContentRepository,
  createRepository,
  openRepository,
  readFolder,
  repositoryFolder,
} from '../repository/repository.ts';
import { checkOut } from '../repository/work-tree.ts';
import { type Inspection, inspectFolder } from './inspection.ts';

/** States whose inspection is remembered: the draft, and what it was compared with. */
const REMEMBERED = 4;
/** Any number that nobody else takes for a lock of the database. */
const LOCK = 7_204_511;

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

/**
 * What was saved last, and the rules that it must keep.
 * @param root the project's folder
 */
export async function openDrafts({
  root,
  dataDir,
  database,
}: {
  root: string;
  dataDir: string;
  database: Pick<Database, 'transaction'>;
}) {
  await followCheckout(root, dataDir);
  const repository = openRepository(dataDir);
  const inspections = new Map<string, Promise<Inspection>>();
  const oneAtATime = pLimit(1);
  // Several processes may share the data folder: each looks at content in a folder of its own.
  const folder = join(siteData(dataDir), `draft-${process.pid}`);

  const inspectWith = (commit: string, changes: readonly FileChange[]): Promise<Inspection> =>
    oneAtATime(async () => {
      await checkOut(repository.git, commit, folder);
      for (const { id, bytes } of changes) {
        if (bytes) await writeFile(join(folder, id), bytes);
        else await rm(join(folder, id));
      }
      return inspectFolder(root, folder);
    });

  /** @returns what the rules say of a commit */
  function inspect(commit: string): Promise<Inspection> {
    const known = inspections.get(commit);
    if (known) return known;
    const found = inspectWith(commit, []);
    remember(commit, found);
    found.catch(() => inspections.delete(commit));
    return found;
  }

  function remember(commit: string, found: Promise<Inspection>): void {
    inspections.set(commit, found);
    const [oldest] = inspections.keys();
    if (inspections.size > REMEMBERED && oldest) inspections.delete(oldest);
  }

  return {
    repository,
    inspect,
    /** What the rules would say of a commit with these changes. */
    inspectWith,
    remember: (commit: string, found: Inspection) => remember(commit, Promise.resolve(found)),
    /** @throws Error when the repository is gone */
    async head(): Promise<string> {
      const draft = await repository.draft();
      if (!draft) throw new Error(`${repositoryFolder(dataDir)} holds no draft.`);
      return draft.commit;
    },
    /** Runs what reads and then writes the draft: one at a time, however many processes there are. */
    alone: <T>(work: () => Promise<T>): Promise<T> =>
      database.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
        return work();
      }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Until somebody saves at the desk, the checkout's content is what stands there. */
async function followCheckout(root: string, dataDir: string): Promise<void> {
  const checkout = join(root, 'content');
  const repository = openRepository(dataDir);
  const draft = await repository.draft().catch(() => undefined);
  if (draft?.by === CHECKOUT && !(await isSame(repository, draft.commit, checkout)))
    await rm(repositoryFolder(dataDir), { recursive: true });
  await createRepository(dataDir, checkout);
}

async function isSame(
  repository: ContentRepository,
  commit: string,
  folder: string,
): Promise<boolean> {
  const files = await readFolder(folder);
  const kept = await repository.list(commit);
  if (kept.size !== files.length) return false;
  for (const { id, bytes } of files) {
    if (!kept.has(id) || !bytes?.equals((await repository.read(commit, id)) ?? Buffer.alloc(0)))
      return false;
  }
  return true;
}
