import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { freePort } from '../../../../tests/support/server/free-port.ts';

/** A function of `supabase/functions` running under real Deno, as on the platform. */
export interface RunningFunction {
  address: string;
  /** Posts JSON to it. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * @param name folder of the function
 * @param env settings that the platform and the owner would have made
 */
export async function startFunction(
  name: string,
  env: Record<string, string>,
): Promise<RunningFunction> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/${name}`;
  const deno = spawn(
    fileURLToPath(new URL('../../../../node_modules/.bin/deno', import.meta.url)),
    ['run', '--cached-only', '--no-lock', '--node-modules-dir=manual', '-A', 'index.ts'],
    {
      cwd: fileURLToPath(new URL(`../../${name}/`, import.meta.url)),
      env: {
        ...process.env,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        ...env,
      },
      stdio: 'ignore',
    },
  );
  await vi.waitFor(() => fetch(address, { method: 'OPTIONS' }), {
    timeout: 50_000,
    interval: 100,
  });
  return {
    address,
    post: (body, headers = {}) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    stop: async () => {
      const ended = once(deno, 'exit');
      deno.kill();
      await ended;
    },
  };
}
