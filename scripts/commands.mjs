import { buildForTests } from './build/build-if-needed.mjs';
import { runChecks, runFirstChecks, runPart } from './check/run-checks.mjs';
import { release } from './release/release.mjs';
import { develop } from './serve/develop.mjs';
import { serve } from './serve/serve.mjs';
import { tryRestore } from './serve/try-restore.mjs';

const DEMO = { demo: { type: 'boolean', says: 'shows the desk with people who do not exist' } };

/** Plain JavaScript without packages, since it runs on Node 20 before anything is installed. */
export const COMMANDS = {
  start: {
    summary:
      'Installs what it needs, builds if needed, migrates, and serves everything on one port.',
    needs: ['product', 'port', 'site'],
    run: serve,
    hasScreen: true,
    options: {
      ...DEMO,
      verbose: { type: 'boolean', says: "shows npm's and the build's own lines" },
    },
  },
  test: {
    summary: 'Installs what is missing, the browser too, then runs every check.',
    needs: ['tools', 'browser'],
    run: runChecks,
  },
  lint: {
    summary: 'Checks form, import directions, spelling and dead code.',
    needs: ['tools'],
    run: runPart('lint'),
  },
  typecheck: {
    summary: 'Checks the types of programs and pages.',
    needs: ['tools'],
    run: runPart('typecheck'),
  },
  'test:unit': {
    summary: 'Runs the tests that need neither database, browser nor a build.',
    needs: ['tools'],
    run: runPart('test:unit'),
  },
  'test:browser': {
    summary: 'Builds the site and runs the tests in a browser.',
    needs: ['tools', 'browser'],
    run: runPart('test:browser'),
  },
  'test:lab': {
    summary:
      'Runs the tests of lab/, the walks over all pages, and what is tried on hosted Supabase’s roles; before a release.',
    needs: ['tools', 'browser'],
    run: runPart('test:lab'),
  },
  check: {
    summary:
      'Runs lint, types, unit tests and a few tests in a browser, for a look before a commit.',
    needs: ['tools', 'browser'],
    run: runFirstChecks,
  },
  dev: { summary: 'Serves the product with hot reload.', run: develop },
  build: {
    summary: 'Builds the site; a running server takes the new pages over by itself.',
    program: 'scripts/build/build.ts',
    endsWithNpm: true,
    options: {
      out: { type: 'string', says: 'the folder to build into; dist by default' },
      'if-needed': { type: 'boolean', says: 'only where sources or settings have changed' },
      undo: { type: 'boolean', says: 'builds nothing, and brings back the build before' },
      checkout: { type: 'boolean', says: 'from the content of the checkout itself' },
    },
  },
  serve: {
    summary: 'Serves what was built, and builds nothing.',
    run: serve,
    hasScreen: true,
    options: DEMO,
  },
  facts: {
    summary: 'Lists the facts that are samples, and dated content that has expired or soon will.',
    program: 'scripts/check/print-facts.ts',
  },
  'check-content': {
    summary: 'Reads all content and says everything that is wrong with it, line by line.',
    program: 'scripts/check/check-content.ts',
    options: {
      content: { type: 'string', says: 'another folder of content' },
      json: { type: 'boolean', says: 'the faults and the forms, for a program' },
    },
  },
  'new-brand': {
    summary: 'Makes the folder of a new brand, with placeholders that refuse to be published.',
    takes: '<name>',
    program: 'scripts/generate/new-brand.ts',
    options: { content: { type: 'string', says: 'another folder of content' } },
  },
  bench: {
    summary: 'Measures weight, first paint, answers to clicks and requests per second.',
    takes: '[<leads> …]',
    needs: ['tools', 'browser', 'site'],
    program: 'lab/bench/measure.ts',
    options: {
      desk: { type: 'boolean', says: 'measures the desk alone, with each number of leads named' },
    },
  },
  screens: {
    summary: 'Photographs every page onto four sheets in docs/screens.',
    needs: ['tools', 'browser', 'site'],
    program: 'lab/photograph/photograph.ts',
  },
  torture: {
    summary: 'Kills and floods the product, and counts what became of each enquiry.',
    needs: ['tools', 'browser', 'site'],
    program: 'lab/torture/torture.ts',
    options: {
      only: { type: 'string', multiple: true, says: 'this trial; as often as you like' },
      part: { type: 'string', multiple: true, says: 'this part of it; as often as you like' },
      rounds: { type: 'string', says: 'how often each thing is tried' },
    },
  },
  mutants: {
    summary: 'Changes the product in small ways, and says which changes no unit test notices.',
    needs: ['tools'],
    program: 'lab/mutants.ts',
    options: { only: { type: 'string', says: 'these files, as a pattern: "contract/desk/*.ts"' } },
  },
  generate: {
    summary: 'Writes a file that is made from others; <what> is one of those below.',
    takes: '<what>',
    needs: ['tools'],
    programs: {
      migration: 'server/database/migrations/write-migration.ts',
      content: 'scripts/generate/write-content.ts',
      fonts: 'scripts/generate/build-fonts.ts',
    },
  },
  'reset-second-factor': {
    summary: "Removes the administrator's second factor when all devices are lost.",
    program: 'server/operations/reset-second-factor/main.ts',
  },
  backup: {
    summary: 'Writes database, secrets and waiting enquiries into one file.',
    takes: '[<file>]',
    program: 'server/operations/backup/main.ts',
  },
  restore: {
    summary: 'Puts a backup back.',
    takes: '<file>',
    program: 'server/operations/restore/main.ts',
    options: {
      replace: { type: 'boolean', says: 'also into a home that holds data: all of it is lost' },
      check: { type: 'boolean', says: 'only says whether the file is complete and unchanged' },
    },
  },
  'try-restore': {
    summary:
      'Restores a backup into a home of its own and serves that until Ctrl+C; nothing else changes.',
    takes: '<file>',
    run: tryRestore,
    options: { port: { type: 'string', says: 'where it is served; 3999 by default' } },
  },
  'check-database': {
    summary: 'Tries whether a database has what the product needs.',
    program: 'server/operations/check-database/main.ts',
  },
  'move-to-postgres': {
    summary: 'Copies all data from the embedded database into a PostgreSQL of your own.',
    takes: '<address>',
    program: 'server/operations/move-to-postgres.ts',
  },
  release: {
    summary: 'Makes a release of what stands under Unreleased in CHANGELOG.md; pushes nothing.',
    takes: 'major|minor|patch|<version>',
    needs: [],
    run: release,
  },
  'build-for-tests': {
    summary: 'Builds the site that the browser tests look at; a part of npm test.',
    needs: [],
    run: buildForTests,
  },
};
