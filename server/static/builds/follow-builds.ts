import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { StaticSite } from '../site.ts';
import { builtForAddress, STAMP_FILE } from './built-with.ts';

const POLL_INTERVAL_MS = 200;

export interface FollowOptions {
  /** The folder that is to be served now, absolute; a complete build takes its place, or another folder does. */
  find: () => Promise<string>;
  site: StaticSite;
  read: (folder: string) => Promise<StaticSite>;
  log: Pick<Logger, 'info' | 'error' | 'warn'>;
  siteUrl?: string;
  lookMs?: number;
}

/** A build that is unreadable or for another SITE_URL is logged, and the old one stays. */
export async function followBuilds(options: FollowOptions) {
  const { find, lookMs = POLL_INTERVAL_MS } = options;
  const first = await find();
  const addresses = [await builtForAddress(first), options.siteUrl];
  let known = await readStamp(first);
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const folder = await find();
    const stamp = await readStamp(folder);
    // It is missing for a moment while the folders are swapped.
    if (stamp === undefined || stamp === known) return;
    const next = await readNext(options, folder, addresses);
    // Yet another build took its place while it was read: what was read may be of both.
    if ((await readStamp(folder)) !== stamp) return;
    known = stamp;
    if (!next) return;
    Object.assign(options.site, next);
    options.log.info('a new build is served');
  };
  const lookOnce = (): Promise<void> => {
    looking ??= look()
      .catch((err: unknown) => options.log.error({ err }, 'the builds cannot be looked at'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = setInterval(lookOnce, lookMs);
  return {
    // One that is under way may have looked before.
    look: () => lookOnce().then(lookOnce),
    stop: () => clearInterval(timer),
  };
}

const readStamp = async (folder: string): Promise<string | undefined> => {
  const stamp = await readFile(join(folder, STAMP_FILE), 'utf8').catch(() => undefined);
  return stamp && `${folder}\n${stamp}`;
};

async function readNext(
  { read, log }: FollowOptions,
  folder: string,
  addresses: readonly (string | undefined)[],
): Promise<StaticSite | undefined> {
  try {
    const builtFor = await builtForAddress(folder);
    if (addresses.includes(builtFor)) return await read(folder);
    log.warn({ builtFor }, 'the new build is for another SITE_URL; the old one stays');
  } catch (err) {
    log.error({ err }, 'the new build cannot be read; the old one stays');
  }
  return undefined;
}
