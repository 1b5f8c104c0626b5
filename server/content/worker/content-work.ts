import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ContentFault } from '../../../contract/desk/content/content.ts';
import { readShown, showBefore } from '../../static/builds/kept-builds.ts';
import { openDrafts, retryWhenMoved } from '../drafts.ts';
import { openSearch } from '../find-words.ts';
import { type RestoreOrder, readHistory, restore } from '../history/history.ts';
import { type PictureOrder, replacePicture } from '../pictures.ts';
import { TurnTaken, takeTurn, workshopFolder } from '../publish/take-turn.ts';
import { refusal } from '../refusal.ts';
import { unbundleContent } from '../repository/bundle.ts';
import type { Git } from '../repository/repository.ts';
import {
  type AddOrder,
  addFile,
  openFile,
  type SaveOrder,
  saveChanges,
} from '../save/save-changes.ts';
import { isFull, openSpace, readState, readVisible } from '../state.ts';

const FULL =
  'There is no room for more pictures on the server. Ask a developer to make some, or to move the oldest history away.';

export type ContentWork = Awaited<ReturnType<typeof openContentWork>>;

/** Opens the owner's content. It knows no sessions, accounts or database: who may do what is asked before. */
export async function openContentWork({ root, dataDir }: { root: string; dataDir: string }) {
  const restored = await unbundleContent(dataDir);
  const drafts = await openDrafts({ root, dataDir });
  const { repository } = drafts;
  const readSpace = openSpace(dataDir, repository);
  const tidying = setInterval(() => tidy(repository.git), DAY_MS).unref();
  const builds = openBuild(root);

  return {
    /** @returns the commit that visitors saw when a backup was taken that this start took over */
    restored: async () => restored,
    state: () => readState(dataDir, drafts),
    file: async (id: string) => openFile(drafts, await drafts.head(), id),
    async history(id: string | undefined) {
      const { current } = await readShown(dataDir);
      if (id) await openFile(drafts, await drafts.head(), id);
      return readHistory(drafts, id, current?.commit);
    },
    find: openSearch(drafts),
    save: (by: string, order: SaveOrder) => retryWhenMoved(() => saveChanges(drafts, by, order)),
    add: (by: string, order: AddOrder) => retryWhenMoved(() => addFile(drafts, by, order)),
    restore: (by: string, order: RestoreOrder) => retryWhenMoved(() => restore(drafts, by, order)),
    async picture(by: string, order: PictureOrder) {
      if (isFull(await readSpace())) throw refusal(413, FULL);
      return retryWhenMoved(() => replacePicture(drafts, by, order));
    },
    known: repository.known,
    isWithin: repository.isWithin,
    space: readSpace,
    faults: async (commit: string): Promise<ContentFault[]> =>
      (await drafts.inspect(commit)).faults,
    build: builds.build,
    finishBuild: builds.finish,
    buildStep: async () => builds.step(),
    stopBuild: async () => builds.stop(),
    async undo(commit: string): Promise<void> {
      const leave = await takeTurn(workshopFolder(dataDir), 0).catch(refuseTurn);
      try {
        const { before } = await readVisible(drafts, dataDir);
        if (before?.commit !== commit)
          throw refusal(409, 'Somebody else has published or undone meanwhile. Look again.');
        await showBefore(dataDir);
      } finally {
        leave();
      }
    },
    async close(): Promise<void> {
      clearInterval(tidying);
      builds.stop();
      await drafts.close();
    },
  };
}

function refuseTurn(error: unknown): never {
  throw error instanceof TurnTaken
    ? refusal(409, 'A build is under way. Undo when it is done.')
    : error;
}

const DAY_MS = 86_400_000;

/** Packs the repository, which git would do in the middle of a save, or never. */
const tidy = (git: Git): Promise<unknown> => git(['gc', '--quiet']).catch(console.error);

interface Line {
  step: 'building' | 'finishing' | 'ready' | 'done' | 'failed';
  problem?: string;
}

/** Halves the memory of a build; measured in docs/operator/publish-and-undo.md. */
const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
const SMALL_MEMORY = {
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
  RAYON_NUM_THREADS: '1',
  MALLOC_ARENA_MAX: '2',
};
/** A build that takes longer has hung: one of low priority on a busy machine may need minutes. */
const TIMEOUT_MS = 600_000;
const NO_RIGHT =
  'Nothing has changed for visitors: the account that ordered this may no longer publish, or the database did not answer.';

export interface BuildCall {
  purpose: 'preview' | 'publish';
  commit: string;
  by: string;
  account?: string | undefined;
}
type BuildEnd = Line & { failure?: string };

export function openBuild(root: string) {
  let step: 'building' | 'finishing' = 'building';
  let running: ReturnType<typeof start> | undefined;

  function start({ purpose, commit, by, account = '' }: BuildCall) {
    const stop = new AbortController();
    const args = ['--commit', commit, '--by', by, '--account', account, '--purpose', purpose];
    const child = fork('scripts/publish/main.ts', args, {
      cwd: root,
      execArgv: SMALL_HEAP,
      // Nothing but what this process itself was given: its few settings, and no secret.
      env: { ...process.env, ...SMALL_MEMORY },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      killSignal: 'SIGTERM',
    });
    const said: { last: Line; failure: string } = { last: { step: 'failed' }, failure: '' };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said.failure = `${said.failure}${text}`.slice(-4_000);
    });
    const ready = new Promise<void>((resolve) => {
      child.on('message', (line: Line) => {
        said.last = line;
        if (line.step === 'building' || line.step === 'finishing') step = line.step;
        if (line.step === 'ready') resolve();
      });
    });
    const ended = once(child, 'close').catch((error: Error) => {
      said.failure += error.message;
    });
    return { child, stop, said, ready, ended };
  }

  const endOf = ({ last, failure }: ReturnType<typeof start>['said']): BuildEnd =>
    last.step === 'done' ? last : { ...last, step: 'failed', failure };

  return {
    step: () => step,
    async build(order: BuildCall): Promise<BuildEnd> {
      step = 'building';
      running = start(order);
      const { said, ready, ended } = running;
      await Promise.race([ready, ended]);
      return said.last.step === 'ready' ? said.last : endOf(said);
    },
    async finish(mayShow: boolean): Promise<BuildEnd> {
      if (!running) return { step: 'failed' };
      const { child, said, ended } = running;
      // One that has died reads nothing.
      child.send(mayShow ? 'show' : NO_RIGHT, () => {});
      await ended;
      return endOf(said);
    },
    stop: () => running?.stop.abort(),
  };
}
