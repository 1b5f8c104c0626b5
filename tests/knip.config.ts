import type { KnipConfig } from 'knip';
import { COMMANDS } from '../scripts/commands.mjs';
import { CODE, SERVER_PROGRAMS } from '../scripts/paths.mjs';

const programs = Object.values(COMMANDS).flatMap((command) => {
  if ('programs' in command) return Object.values(command.programs);
  return 'program' in command ? command.program : [];
});

/** Entry points: they start by themselves, so that they are not dead although nobody imports them. */
export default {
  entry: [
    ...new Set([...programs, ...SERVER_PROGRAMS]),
    'scripts/build/pack-server.ts',
    // The server runs them by their paths.
    'scripts/publish/main.ts',
    'server/content/preview/mark-page.mjs',
    'server/content/worker/{main,supervisor}.ts',
    'server/content/worker/testing/probe.ts',
    'scripts/serve/print-settings.ts',
    // Astro loads these by their paths in astro.config.ts.
    'site/build-cache/cached-encoder.ts',
    // Bundled into files of their own.
    'site/browser/site.ts',
    'admin/worker/desk-worker.ts',
    'lab/how-to/district-travels.ts',
    'site/pages/**/*.{astro,ts}',
    'supabase/functions/*/index.ts',
    'tests/imports.config.cjs',
    'lab/torture/home/flood-sender.ts',
    'lab/torture/home/rest-hammer.ts',
    'ui/icon/icons.ts',
  ],
  project: [`{${CODE.join(',')}}/**/*.{ts,tsx,mjs,cjs,astro}`],
  vitest: { config: ['tests/vitest.config.ts'], entry: ['**/*.test.{ts,tsx}'] },
  playwright: {
    config: ['tests/playwright.config.ts', 'lab/browser/playwright.config.ts'],
    entry: ['{tests,lab}/**/*.spec.ts'],
  },
  stryker: { config: ['lab/stryker.config.json'] },
  exclude: ['types'],
  ignoreBinaries: ['ip', 'mount', 'pgbouncer', 'psql', 'script', 'unshare'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // The key of an alias in astro.config.ts: micromark brings it along.
    'decode-named-character-reference',
    '@astrojs/check',
    '@biomejs/biome',
    'dependency-cruiser',
    'deno',
    'typescript-native',
    'cspell',
  ],
} satisfies KnipConfig;
