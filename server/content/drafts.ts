import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { Inspection } from '../../contract/desk/content/content.ts';
import { siteData } from '../static/builds/kept-builds.ts';
import { isRunning } from './publish/take-turn.ts';
import { refusal } from './refusal.ts';
import { followCheckout } from './repository/checkout.ts';
import type { FileChange } from './repository/repository.ts';
import { checkOut, DraftMoved, openRepository, repositoryFolder } from './repository/repository.ts';
import { removeWithin, writeWithin } from './repository/within.ts';

const REMEMBERED = 4;
const MAX_TRIES = 3;

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

export async function openDrafts({ root, dataDir }: { root: string; dataDir: string }) {
  await followCheckout(root, dataDir);
  await dropFoldersOfDead(siteData(dataDir));
  const repository = openRepository(dataDir);
  const inspections = new Map<string, Promise<Inspection>>();
  const oneAtATime = pLimit(1);
  // Several processes may share the data folder: each looks at content in a folder of its own.
  const own = join(siteData(dataDir), `draft-${process.pid}`);
  const folder = join(own, 'content');

  const inspectWith = (commit: string, changes: readonly FileChange[]): Promise<Inspection> =>
    oneAtATime(async () => {
      await checkOut(repository.git, commit, folder);
      for (const { id, bytes } of changes) {
        if (bytes) await writeWithin(folder, id, bytes);
        else await removeWithin(folder, id);
      }
      return inspectFolder(root, folder);
    });

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
    readTexts: (commit: string) => listTexts(repository, commit),
    inspectWith,
    remember: (commit: string, found: Inspection) => remember(commit, Promise.resolve(found)),
    async head(): Promise<string> {
      const draft = await repository.draft();
      if (!draft) throw new Error(`${repositoryFolder(dataDir)} holds no draft.`);
      return draft.commit;
    },
    close: () => rm(own, { recursive: true, force: true }),
  };
}

/** Another process may write the draft meanwhile: git notices, and it is done again from what is there then. */
export async function retryWhenMoved<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DraftMoved)) throw error;
      if (tries === MAX_TRIES)
        throw refusal(409, 'Somebody else saved at the same moment. Save again.');
    }
  }
}

async function listTexts(repository: ReturnType<typeof openRepository>, commit: string) {
  const all = [...(await repository.list(commit))].filter(([id]) => /\.(yaml|md)$/.test(id));
  const read = await repository.readAll(all.map(([, version]) => version));
  return new Map(all.map(([id], at) => [id, read[at]?.toString('utf8') ?? '']));
}

/** A process that was killed leaves its folder. */
async function dropFoldersOfDead(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const pid = Number(/^draft-(\d+)(\.index)?$/.exec(name)?.[1] ?? process.pid);
    if (pid !== process.pid && !isRunning(pid))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

const MAX_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const TOO_SLOW =
  'The server is busy, and the content was not checked in time. Nothing was saved. Try again.';

/** Has the site's rules look at a folder, in a process of its own: they belong to the site, not to the server. */
export async function inspectFolder(root: string, folder: string): Promise<Inspection> {
  const program = ['scripts/check/check-content.ts', '--json', '--content', folder];
  const options = { cwd: root, maxBuffer: MAX_BYTES, timeout: TIMEOUT_MS };
  // It ends with an error where there are faults, which it says as well.
  const ended = promisify(execFile)(process.execPath, program, options);
  const { killed, stdout, stderr } = await ended.catch((error) => error);
  if (killed) throw refusal(503, TOO_SLOW);
  if (!stdout) throw new Error(`The content was not inspected.\n${stderr.trim()}`);
  return JSON.parse(stdout);
}
