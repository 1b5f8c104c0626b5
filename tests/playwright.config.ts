import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGUMENTS, browserPath } from './support/browser/browser.ts';

/** A file runs on a desktop, unless its name says that it is about phones, or that both sizes differ. */
const ON_A_PHONE = /\.(phone|both)\.spec\.ts$/;
const NOT_ON_A_DESKTOP = /\.phone\.spec\.ts$/;

/** Each worker starts the built product for itself: see tests/support/product/product.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  // No test measures time: a busy machine gets as long as it needs to show what is expected.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: browserPath(), args: [...BROWSER_ARGUMENTS] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Requests that a worker makes cannot be intercepted; the tests of the worker switch it on.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      testMatch: ON_A_PHONE,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
      },
    },
    {
      name: 'desktop',
      testIgnore: NOT_ON_A_DESKTOP,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
