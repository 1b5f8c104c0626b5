import { createHash } from 'node:crypto';
import { openRepository, readFolder } from '../../server/content/repository/repository.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { readShown } from '../../server/static/builds/kept-builds.ts';
import { publishCommit } from './publish-commit.ts';

/** A build of low priority on a busy machine may need as long; the builder of a killed server goes on by itself. */
const LONGEST_WAIT_MS = 180_000;

/**
 * Builds again what was published at the desk, and says where the checkout's content is something else.
 * @param dataDir one whose desk has published
 * @throws StartupError when it cannot be built, or another build does not end
 */
export async function rebuildShown(dataDir: string): Promise<void> {
  console.log('Building what was published at the desk...');
  const choose = () => whatIsShown(dataDir);
  await publishCommit({
    choose,
    purpose: 'publish',
    onStep: () => {},
    longestWaitMs: LONGEST_WAIT_MS,
  });
  const { commit } = await choose();
  if (await differs(dataDir, commit, 'content'))
    console.log(
      'content/ of this folder holds something else than what is published: docs/how-to/bring-content-together.md',
    );
}

async function whatIsShown(dataDir: string) {
  const { current } = await readShown(dataDir);
  if (current) return current;
  throw new StartupError('What was published was taken back meanwhile. Try again.');
}

/** Whether a folder holds other content than a commit. */
export async function differs(dataDir: string, commit: string, folder: string): Promise<boolean> {
  const published = await openRepository(dataDir).list(commit);
  const files = await readFolder(folder);
  return (
    files.length !== published.size ||
    files.some(({ id, bytes }) => !bytes || digestOf(bytes) !== published.get(id))
  );
}

/** As git names what a file holds. */
const digestOf = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
