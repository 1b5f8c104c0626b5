import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ADVICE = '**/*.advice.test.ts';
const LAB = 'lab/**';
const exclude = ['**/node_modules/**', 'dist/**', 'var/**'];
/** They build the site, or have a process of its own read all content, and take minutes together. */
const BUILDS = [
  'scripts/build/{interrupted-build,sample-facts,words-stay-words}.test.ts',
  'scripts/check/*content*.test.ts',
  'server/content/worker/worker.test.ts',
];
/** Tests of the database that the lab tries on hosted Supabase's roles too: see supabase/tests/homes.ts. */
const IN_EVERY_HOME = [
  'server/auth/endpoints/ended-session-in-every-home.database.test.ts',
  'supabase/tests/access-matrix.database.test.ts',
  'supabase/tests/desk/calendar-feed.database.test.ts',
  'supabase/tests/team/{editor,invitations,manage-team,planned-publishings}.database.test.ts',
];
/** What a test that asks for PostgreSQL gets, and how long it may take. */
const WITH_DATABASE = {
  globalSetup: ['tests/support/database/database-cluster.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/**
 * `unit` needs nothing but the code; `build` takes long; `database` starts one throw-away PostgreSQL for the whole run. No part of `npm test`:
 * `advice` says what texts of the content contradict each other, which is no fault of the product; `lab` is `npm run test:lab`.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // One worker less than cores, as is usual, leaves a third of two cores idle.
    maxWorkers: 2,
    // See the file: both ways of waiting, of which Vitest lets only one be told.
    setupFiles: ['tests/support/timeouts.ts'],
    expect: { poll: { timeout: 15_000 } },
    // Nothing that a test looks at comes from the machine's build cache.
    env: { XDG_CACHE_HOME: '/dev/null' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Of the tests that ask for a page, by `@vitest-environment happy-dom`.
          environmentOptions: {
            happyDOM: {
              url: 'https://desk.example/',
              width: 1280,
              height: 800,
              // A link that is followed would be asked for on the network.
              settings: { navigation: { disableMainFrameNavigation: true } },
            },
          },
          testTimeout: 40_000,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, LAB, ...BUILDS, '**/*.database.test.ts', ADVICE],
        },
      },
      { extends: true, test: { name: 'build', testTimeout: 40_000, include: BUILDS } },
      { extends: true, test: { name: 'advice', include: [ADVICE], exclude } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.database.test.ts'],
          exclude: [...exclude, LAB],
          ...WITH_DATABASE,
        },
      },
      {
        extends: true,
        test: {
          name: 'lab',
          include: ['lab/**/*.test.ts', ...IN_EVERY_HOME],
          exclude,
          env: { EVERY_HOME: '1' },
          ...WITH_DATABASE,
        },
      },
    ],
  },
});
