import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as v from 'valibot';
import type { ContentState, spaceSchema } from '../../contract/desk/content/content.ts';
import { CONTENT_LIMITS } from '../../contract/desk/content/content-limits.ts';
import { type KeptBuild, readPreview, readShown, siteData } from '../static/builds/kept-builds.ts';
import type { Drafts } from './drafts.ts';
import { type ContentRepository, repositoryFolder } from './repository/repository.ts';

type KeptState = Omit<ContentState, 'reason' | 'role' | 'build' | 'scheduled'>;

/** What the first screen of the Content part says of the content; who asks, builds and plans are the server's. */
export async function readState(dataDir: string, drafts: Drafts): Promise<KeptState> {
  const { repository } = drafts;
  const head = await drafts.head();
  const { published, before, shown } = await readVisible(drafts, dataDir);
  const { files } = await drafts.inspect(head);
  const changed = new Set(shown === head ? [] : await repository.changed(shown, head));
  const preview = await readPreview(dataDir);
  return {
    draft: await repository.describe(head),
    published,
    before,
    files: files.map(({ schema: _schema, ...file }) => ({
      ...file,
      isChanged: changed.has(file.id),
    })),
    preview: preview ? { commit: preview.commit, at: preview.at } : null,
  };
}

const savedOf = ({ commit, at, by }: KeptBuild) => ({ commit, at, by });

/** What visitors see, and what an undo would show again; `shown` and `undone` are their states of the content. */
export async function readVisible({ repository, head }: Drafts, dataDir: string) {
  const { current, before } = await readShown(dataDir);
  // What the repository began with, which the site of the checkout shows.
  const first = await repository.first(await head());
  const stateOf = async (build: KeptBuild | null) =>
    (build && (await repository.known(build.commit))) ?? first.commit;
  const shown = await stateOf(current);
  const published = current && savedOf(current);
  if (before === undefined) return { published, shown, before: null };
  const undone = await stateOf(before);
  const isNewer = undone !== shown && (await repository.isWithin(shown, undone));
  return { published, shown, undone, before: { ...(before ? savedOf(before) : first), isNewer } };
}

export type Space = v.InferOutput<typeof spaceSchema>;

/** How long a measurement is good enough; nobody adds gigabytes meanwhile. */
const KEPT_MS = 60_000;

export function openSpace(dataDir: string, repository: ContentRepository) {
  let kept: { at: number; space: Promise<Space> } | undefined;
  return (): Promise<Space> => {
    if (kept && performance.now() - kept.at < KEPT_MS) return kept.space;
    kept = { at: performance.now(), space: measure(dataDir, repository) };
    return kept.space;
  };
}

async function measure(dataDir: string, repository: ContentRepository): Promise<Space> {
  const [history, builds, pictures] = await Promise.all([
    sizeOf(repositoryFolder(dataDir)),
    sizeOf(siteData(dataDir)),
    repository.pictureBytes(),
  ]);
  return { history, pictures, builds, allowed: CONTENT_LIMITS.maxStoredBytes };
}

/** Links count as themselves. What goes meanwhile counts for nothing. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let total = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    total += entry.isDirectory()
      ? await sizeOf(path)
      : ((await lstat(path).catch(() => undefined))?.size ?? 0);
  }
  return total;
}

export const isFull = ({ history, builds, allowed }: Space): boolean => history + builds >= allowed;
