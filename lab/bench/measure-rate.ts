import { Agent, get } from 'node:http';

const CONNECTIONS = 32;
const WARM_UP_MS = 500;
const DURATION_MS = 2_000;

/**
 * Asks for one address over kept-alive connections as fast as answers come.
 * @returns requests per second
 */
export async function measureRate(url: URL, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => response.resume().on('end', resolve)).on(
        'error',
        reject,
      );
    });
  await askFor(WARM_UP_MS, ask);
  const started = performance.now();
  const count = await askFor(DURATION_MS, ask);
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return count / seconds;
}

/** Keeps every connection busy for so many milliseconds; returns the number of answers. */
async function askFor(duration: number, ask: () => Promise<void>): Promise<number> {
  const end = performance.now() + duration;
  let count = 0;
  const keepBusy = async () => {
    while (performance.now() < end) {
      await ask();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepBusy));
  return count;
}
