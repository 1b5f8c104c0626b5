import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../process/startup-error.ts';
import { readShown } from '../../static/builds/kept-builds.ts';
import { openGit, repositoryFolder } from './repository.ts';

const bundleFile = (dataDir: string): string => join(dataDir, 'content', 'repository.bundle');
const shownFile = (dataDir: string): string => join(dataDir, 'content', 'shown-commit');

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

/** Makes a repository of a bundle that holds files alone: through a link a build would read or write elsewhere. */
async function cloneBundle(bundle: string, folder: string): Promise<void> {
  const git = openGit(folder);
  await git(['-c', 'transfer.fsckObjects=true', 'clone', '--quiet', '--bare', bundle, folder]);
  const history = ['log', '--all', '--root', '-m', '--raw', '--no-renames', '--format='];
  const changes = (await git(history)).toString('utf8').split('\n');
  const link = changes.find((line) => line && !/^:\d{6} (?:000000|100644|100755) /.test(line));
  if (link)
    throw new StartupError(
      `The content in ${bundle} holds a link (${link.split('\t')[1]}). Restore another backup.`,
    );
}

export async function checkBundle(staging: string): Promise<void> {
  const bundle = bundleFile(staging);
  if (!existsSync(bundle)) return;
  const trial = join(staging, 'content', 'trial.git');
  await cloneBundle(bundle, trial).finally(() => rm(trial, { recursive: true, force: true }));
}

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
