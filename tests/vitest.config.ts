import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ADVICE = '**/*.advice.test.ts';
const exclude = ['**/node_modules/**', 'dist/**', 'var/**'];

/**
 * `unit` needs nothing but the code; `database` starts one throw-away PostgreSQL for the whole run. `advice` says what
 * texts of the content contradict each other: no part of `npm test`, since a new price is no fault of the product.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // One worker less than cores, as is usual, leaves a third of two cores idle.
    maxWorkers: 2,
    // See the file: both ways of waiting, of which Vitest lets only one be told.
    setupFiles: ['tests/support/patience.ts'],
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
          exclude: [...exclude, '**/*.database.test.ts', ADVICE],
        },
      },
      { extends: true, test: { name: 'advice', include: [ADVICE], exclude } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.database.test.ts'],
          exclude,
          globalSetup: ['tests/support/database/database-cluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
