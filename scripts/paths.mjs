/** Folders with our own code, for the checks that read all of it. */
export const CODE = [
  'admin',
  'content',
  'contract',
  'scripts',
  'server',
  'site',
  'supabase',
  'tests',
  'ui',
];

/** Everything that the built site depends on. */
export const SITE_SOURCES = [
  'admin',
  'astro.config.ts',
  'content',
  'contract',
  'package-lock.json',
  'public',
  'scripts/build',
  'server/policy',
  'server/static',
  'site',
  'supabase/functions/_shared',
  'tsconfig.json',
  'ui',
];

/** Programs of a packed server: the server itself and the commands for its database. */
export const SERVER_PROGRAMS = [
  'server/main.ts',
  'server/operations/backup/main.ts',
  'server/operations/check-database/main.ts',
  'server/operations/restore/main.ts',
];

/** What these programs read beside the files that they import. */
export const SERVER_FILES = [
  'package.json',
  'server/database/bootstrap',
  'supabase/migrations',
  'supabase/templates',
];
