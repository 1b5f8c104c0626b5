import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from '../context.ts';
import { giveRequestId, logRequests } from './request-log.ts';

/** The log line of a request for `path` answered with `status`, at the lowest log level. */
async function lineOf(path: string, status: 200 | 500 | 503): Promise<Record<string, unknown>> {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Hono<AppEnv>()
    .use(giveRequestId(), logRequests(log))
    .get('*', (c) => c.body(null, status));
  await app.request(path);
  const [line = {}, ...others] = lines;
  expect(others).toEqual([]);
  return line;
}

const { debug, info, error } = pino.levels.values;

test.each([
  ['/auth/v1/user', 200, info],
  ['/healthz', 200, debug],
  ['/healthz', 503, error],
  ['/rest/v1/leads', 500, error],
  ['/rest/v1/leads', 503, error],
] as const)('%s with %s', async (path, status, level) => {
  expect(await lineOf(path, status)).toMatchObject({ path, status, level });
});

test('says how long the answer took, to a tenth of a millisecond', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1012.34);
  expect(await lineOf('/', 200)).toMatchObject({ ms: 12.3 });
  clock.mockRestore();
});

test('a long path is cut, a query left out', async () => {
  const { path } = await lineOf(`/${'x'.repeat(1000)}?token=secret`, 200);
  expect(path).toBe(`/${'x'.repeat(199)}`);
});
