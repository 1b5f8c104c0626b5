import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { canKeepContent } from '../can-keep-content.ts';
import { type AskedWork, askWorker } from './ask-worker.ts';
import { startWorker } from './start-worker.ts';

/**
 * Starts the process that works on the content, where content can be kept at the desk.
 * @param uid the user that it runs as, which only root can ask for; the server's own without it
 */
export async function openWorker(
  env: Env,
  uid: number | undefined,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<AskedWork | undefined> {
  if (!(await canKeepContent())) return undefined;
  const start = () => startWorker(env, uid);
  const bounds =
    uid === undefined ? "Node's permission model alone" : `user ${uid} and Node's permission model`;
  log.info({ uid }, `the content worker is kept from other data by ${bounds}`);
  return askWorker(start(), start, log);
}
