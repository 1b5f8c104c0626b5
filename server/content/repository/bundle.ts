import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import { readShown } from '../../static/builds/kept-builds.ts';
import { type Git, openGit } from './git.ts';
import { DRAFT, repositoryFolder } from './repository.ts';

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

/**
 * Takes over the content that a restored backup left, once: it becomes the repository. A bundle that this home wrote
 * itself is older than its repository, and stays aside.
 * @throws StartupError where it holds what leads out of it
 * @returns the commit that visitors saw when the backup was taken; nothing where there is none
 */
export async function unbundleContent(dataDir: string): Promise<string | undefined> {
  const repository = repositoryFolder(dataDir);
  const bundle = bundleFile(dataDir);
  if (existsSync(repository) || !existsSync(bundle)) return undefined;
  const making = `${repository}.${process.pid}`;
  await rm(making, { recursive: true, force: true });
  const git = openGit(making);
  await git(['-c', 'transfer.fsckObjects=true', 'clone', '--quiet', '--bare', bundle, making]);
  await refuseLinks(git);
  await rename(making, repository);
  return (await readFile(shownFile(dataDir), 'utf8').catch(() => undefined))?.trim();
}

/** Content is files alone: a link, or another repository, would lead a checkout elsewhere. */
async function refuseLinks(git: Git): Promise<void> {
  const listing = (await git(['ls-tree', '-r', '-z', DRAFT])).toString('utf8');
  const strange = listing.split('\0').find((line) => line && !/^100(644|755) blob /.test(line));
  if (strange)
    throw new StartupError(
      `The backup's content holds ${strange.split('\t')[1]}, which is no file. Restore another backup.`,
    );
}
