import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { BROWSER_TARGET } from '../../ui/browser-target.ts';

/** The backend that the pages are built against; see send.ts. */
const { PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_PUBLISHABLE_KEY } = import.meta.env;

/**
 * Bundles `send.ts`, and `solve-task.ts`, which is loaded on demand. A separate bundle, because pages
 * without an island have no script that Astro would bundle.
 * @returns code by script name
 */
export async function bundleOutbox(): Promise<Record<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'import.meta.env.PUBLIC_SUPABASE_URL': JSON.stringify(PUBLIC_SUPABASE_URL ?? ''),
      'import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(
        PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
      ),
    },
    build: {
      write: false,
      // Library mode: the code alone, without Vite's helper that preloads a chunk's styles.
      lib: {
        entry: ['send', 'solve-task'].map((name) => resolve(`site/outbox/${name}.ts`)),
        formats: ['es'],
      },
      minify: true,
      target: BROWSER_TARGET,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  });
  // One format, and nothing is watched: one output.
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return Object.fromEntries(
    output.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName.replace(/\.js$/, ''), file.code]] : [],
    ),
  );
}
