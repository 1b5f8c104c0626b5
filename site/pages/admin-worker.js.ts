import { resolve } from 'node:path';
import type { APIRoute } from 'astro';
import { build, type Rolldown } from 'vite';
import { BROWSER_TARGET } from '../../ui/browser-target.ts';

/** The worker of the desk, under an address without a digest: a browser looks there for a newer one. */
export const GET: APIRoute = async () => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: resolve('admin/worker/desk-worker.ts'), formats: ['iife'], name: 'deskWorker' },
      minify: true,
      target: BROWSER_TARGET,
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  const [{ code }] = output;
  return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
};
