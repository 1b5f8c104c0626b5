import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import { readShown } from '../../static/builds/kept-builds.ts';
import { openGit } from './git.ts';
import { repositoryFolder } from './repository.ts';

/** All content with its history in one file, for a backup. */
const bundleFile = (dataDir: string): string => join(dataDir, 'content', 'repository.bundle');
/** The commit that visitors saw. */
const shownFile = (dataDir: string): string => join(dataDir, 'content', 'shown-commit');

/** Writes the owner's content into files that a backup takes along; nothing where nobody keeps content here. */
export async function bundleContent(dataDir: string): Promise<void> {
  const repository = repositoryFolder(dataDir);
  if (!existsSync(repository)) return;
  const bundle = bundleFile(dataDir);
  const draft = `${bundle}.draft`;
  await openGit(repository)(['bundle', 'create', '--quiet', draft, '--all']);
  await rename(draft, bundle);
  const { current } = await readShown(dataDir);
  if (current) await writeFile(shownFile(dataDir), current.commit);
  else await rm(shownFile(dataDir), { force: true });
}

/** The bits of a mode that say what an entry is, and the kinds that are no link to a path or to a repository. */
const KIND_BITS = 0o170_000;
const PLAIN_KINDS = [0o100_000, 0o040_000];

/**
 * Makes a repository of a bundle, if it holds files and folders alone, in its whole history and beside it: what
 * publishes content writes it to disk, and through a link it would read or write elsewhere.
 * @param folder of the new repository
 * @throws StartupError for a link; GitError for what is no bundle
 */
async function cloneBundle(bundle: string, folder: string): Promise<void> {
  const git = openGit(folder);
  await git(['clone', '--quiet', '--bare', bundle, folder]);
  const listed = (
    await git(['cat-file', '--batch-all-objects', '--batch-check=%(objecttype) %(objectname)'])
  ).toString('latin1');
  const trees = listed
    .split('\n')
    .flatMap((line) => (line.startsWith('tree ') ? [line.slice(5)] : []));
  const read = await git(['cat-file', '--batch=%(objectsize)'], { input: trees.join('\n') });
  const link = findLink(read, (trees[0]?.length ?? 0) / 2);
  if (link !== undefined)
    throw new StartupError(`The content in ${bundle} holds a link (${link}).`);
}

/** @param trees as `cat-file --batch=%(objectsize)` prints them; returns the name of the first entry that is a link */
function findLink(trees: Buffer, digestBytes: number): string | undefined {
  let at = 0;
  while (at < trees.length) {
    const begin = trees.indexOf('\n', at) + 1;
    const end = begin + Number(trees.toString('latin1', at, begin));
    for (let entry = begin; entry < end; ) {
      const nameAt = trees.indexOf(' ', entry) + 1;
      const nameEnd = trees.indexOf(0, nameAt);
      const mode = Number.parseInt(trees.toString('latin1', entry, nameAt - 1), 8);
      if (!PLAIN_KINDS.includes(mode & KIND_BITS)) return trees.toString('utf8', nameAt, nameEnd);
      entry = nameEnd + 1 + digestBytes;
    }
    at = end + 1;
  }
  return undefined;
}

/**
 * Refuses the content of an unpacked backup that could not be taken over.
 * @param staging the folder of the unpacked backup
 * @throws StartupError for a link; GitError for what is no bundle
 */
export async function checkBundle(staging: string): Promise<void> {
  const bundle = bundleFile(staging);
  if (!existsSync(bundle)) return;
  const trial = join(staging, 'content', 'trial.git');
  await cloneBundle(bundle, trial).finally(() => rm(trial, { recursive: true, force: true }));
}

/**
 * Takes over the content that a restored backup left, once: it becomes the repository. A bundle that this home wrote
 * itself is older than its repository, and stays aside.
 * @returns the commit that visitors saw when the backup was taken; nothing where there is none
 */
export async function unbundleContent(dataDir: string): Promise<string | undefined> {
  const repository = repositoryFolder(dataDir);
  const bundle = bundleFile(dataDir);
  if (existsSync(repository) || !existsSync(bundle)) return undefined;
  const making = `${repository}.${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await cloneBundle(bundle, making);
  await rename(making, repository);
  return (await readFile(shownFile(dataDir), 'utf8').catch(() => undefined))?.trim();
}
