import type { ContentFault } from '../../../contract/desk/content/content.ts';
import { readShown, showBefore } from '../../static/builds/kept-builds.ts';
import { openDrafts, retryWhenMoved } from '../drafts.ts';
import { openSearch } from '../find-words.ts';
import { describeUndo, type RestoreOrder, readHistory, restore } from '../history/history.ts';
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
import { openBuild } from './run-build.ts';

const FULL =
  'There is no room for more pictures on the server. Ask a developer to make some, or to move the oldest history away.';

/** Everything that touches the owner's content; each method may be called from another process. */
export type ContentWork = Awaited<ReturnType<typeof openContentWork>>;

/** Opens the owner's content. It knows no sessions, accounts or database: who may do what is asked before. */
export async function openContentWork({ root, dataDir }: { root: string; dataDir: string }) {
  const restored = await unbundleContent(dataDir);
  const drafts = await openDrafts({ root, dataDir });
  const { repository } = drafts;
  const readSpace = openSpace(dataDir, repository);
  const tidying = openTidying(repository.git, drafts.isIdle);
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
    describeUndo: () => describeUndo(drafts, dataDir),
    /** @throws HTTPException 409 while a build is under way, or where `commit` is not what came before */
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
      tidying.stop();
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

const LOOK_MS = 3_600_000;
const DAY_MS = 24 * LOOK_MS;

/** Packs the repository once a day while nobody saves: git would do it in the middle of a save, or never. */
export function openTidying(git: Git, isIdle: () => boolean) {
  let tidiedAt = -DAY_MS;
  const timer = setInterval(() => {
    if (!isIdle() || performance.now() - tidiedAt < DAY_MS) return;
    tidiedAt = performance.now();
    git(['gc', '--quiet']).catch((error: unknown) => console.error(error));
  }, LOOK_MS).unref();
  return { stop: () => clearInterval(timer) };
}
