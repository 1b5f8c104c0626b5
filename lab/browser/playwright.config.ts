import { defineConfig } from '@playwright/test';
import base from '../../tests/playwright.config.ts';

/** Every page is looked at where `npm test` looks at one of each kind. */
process.env.EVERY_PAGE = '1';

const WALKS = /\/(accessibility|budgets)\/[^/]+\.spec\.ts$/;
/** Budgets of a phone's first screen, which a desktop need not keep. */
const ABOUT_PHONES = /\/(weight|brand-contrast)\.phone\.spec\.ts$/;
const projects = base.projects ?? [];

/** Before a release: whatever takes minutes, and the walks over all pages at both sizes. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  projects: [
    ...projects,
    ...projects.map((project) => ({
      ...project,
      name: `${project.name}, every page`,
      testDir: '../../tests',
      testMatch: WALKS,
      testIgnore: project.name === 'phone' ? [] : ABOUT_PHONES,
    })),
  ],
});
