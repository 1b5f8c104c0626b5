import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { STAMP_FILE } from './built-with.ts';
import type { StaticSite } from './site.ts';

/** Milliseconds between two looks. */
const LOOK_MS = 500;

export interface FollowOptions {
  /** Absolute; a build puts another folder in its place when it is complete. */
  folder: string;
  /** What is served; its files are exchanged in place. */
  site: StaticSite;
  /** Reads the folder anew. */
  read: () => Promise<StaticSite>;
  log: Pick<Logger, 'info' | 'error'>;
  lookMs?: number;
}

/**
 * Serves a new build without a restart: when the folder holds one of other sources, all of its files
 * take the place of the old ones at once. A build that cannot be read is logged and the old one stays.
 * What is filled in for one visitor (`templates/`) follows at the next start.
 * @returns how to stop it, once it knows which build stands there now
 */
export async function followBuilds(options: FollowOptions): Promise<{ stop(): void }> {
  const { folder, lookMs = LOOK_MS } = options;
  const readStamp = () => readFile(join(folder, STAMP_FILE), 'utf8').catch(() => undefined);
  let known = await readStamp();
  let isLooking = false;
  const look = async (): Promise<void> => {
    const stamp = await readStamp();
    // It is missing for a moment while the folders are exchanged.
    if (stamp === undefined || stamp === known) return;
    known = stamp;
    await takeOver(options);
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookMs).unref();
  return { stop: () => clearInterval(timer) };
}

async function takeOver({ site, read, log }: FollowOptions): Promise<void> {
  try {
    Object.assign(site, await read());
    log.info('a new build is served');
  } catch (err) {
    log.error({ err }, 'the new build cannot be read; the old one stays');
  }
}
