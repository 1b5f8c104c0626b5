import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as v from 'valibot';
import type { spaceSchema } from '../../../contract/desk/content/content.ts';
import { CONTENT_LIMITS } from '../../../contract/desk/content/content-limits.ts';
import { siteData } from '../../static/builds/kept-builds.ts';
import { type ContentRepository, repositoryFolder } from '../repository/repository.ts';

export type Space = v.InferOutput<typeof spaceSchema>;

/** How long a measurement is good enough; nobody adds gigabytes meanwhile. */
const KEPT_MS = 60_000;

/** Measures what the owner's content takes on the disk, in bytes, and keeps the answer for a minute. */
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

/** Whether no further picture fits. */
export const isFull = ({ history, builds, allowed }: Space): boolean => history + builds >= allowed;
