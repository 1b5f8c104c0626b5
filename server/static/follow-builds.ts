import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { STAMP_FILE } from './built-with.ts';
import type { StaticSite } from './site.ts';

/** Interval for checking for a new build. */
const POLL_INTERVAL_MS = 200;

export interface FollowOptions {
  /** Absolute; a complete build replaces the folder. */
  folder: string;
  /** The site being served; its files are replaced in place. */
  site: StaticSite;
  /** Reads the folder anew. */
  read: () => Promise<StaticSite>;
  log: Pick<Logger, 'info' | 'error'>;
  lookMs?: number;
}

/**
 * Serves a new build without a restart: when the folder holds another build, all files are replaced
 * at once. An unreadable build is logged and the old one stays. Pages filled in by the server
 * (`templates/`) are replaced at the next start.
 * @returns `stop`, once the current build has been identified
 */
export async function followBuilds(options: FollowOptions): Promise<{ stop(): void }> {
  const { folder, lookMs = POLL_INTERVAL_MS } = options;
  const readStamp = () => readFile(join(folder, STAMP_FILE), 'utf8').catch(() => undefined);
  let known = await readStamp();
  let isLooking = false;
  const look = async (): Promise<void> => {
    const stamp = await readStamp();
    // It is missing for a moment while the folders are swapped.
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
  }, lookMs);
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
