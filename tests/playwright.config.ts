import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGUMENTS, browserPath } from './support/browser/browser.ts';

const PHONE_ONLY =
  /(\.phone|device-outbox|submission-id|attribution|enquiry-form|receipt|weight|brand-contrast)\.spec\.ts$/;
/**
 * What is the same at every size, chooses its own sizes, or belongs to a desk: tested once. Layout,
 * accessibility, the shell, the enquiry, the account and the list of leads are tested at both sizes.
 */
const DESKTOP_ONLY = new RegExp(
  `(${[
    ...['route-table', 'links', 'html', 'search-data', 'menu-files', 'hosted-mode', 'print'],
    ...['zoom-and-motion', 'forced-colours', 'blog', 'franchise', 'education', 'clubs', 'brands'],
    ...['gallery', 'second-factor', 'desk-health', 'desk-keys', 'quarantine', 'after-failure'],
    ...['ended-session', 'fresh-proof', 'team-offline', 'export', 'desk-merge', 'desk-alerts'],
    ...[
      'desk-suggestions',
      'desk-kept-work',
      'desk-offline',
      'desk-places',
      'desk-markers',
      'account/demo',
    ],
    ...['desk-bin', 'desk-meanwhile', 'desk-push', 'desk-calendar', 'team', 'team-paths', 'bulk'],
    ...['lead-correction', 'hostile-file', 'add-and-import', 'theme', 'structured-data'],
    ...[
      'hostile-page',
      'prospectus',
      'desk-host',
      'trusted-types',
      'old-browsers',
      'hostile/desk',
      'hostile/islands',
    ],
  ].join('|')})\\.spec\\.ts$`,
);

/** Each worker starts the built product for itself: see tests/support/product/product.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '{e2e,accessibility,budgets}/**/*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  // No test measures time: a busy machine gets as long as it needs to show what is expected.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/checks/playwright.json' }]],
  use: {
    launchOptions: { executablePath: browserPath(), args: [...BROWSER_ARGUMENTS] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Requests that a worker makes cannot be intercepted; the tests of the worker switch it on.
    serviceWorkers: 'block',
    // Actions, requests and the console alone: pictures and snapshots would double the time of every test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: DESKTOP_ONLY,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
      },
    },
    {
      name: 'desktop',
      testIgnore: PHONE_ONLY,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
