export const CODE = [
  'admin',
  'content',
  'contract',
  'lab',
  'scripts',
  'server',
  'site',
  'supabase',
  'tests',
  'ui',
];

export const SITE_SOURCES = [
  'admin',
  'astro.config.ts',
  'content',
  'contract',
  'docs/owner',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/build',
  'server/policy',
  'server/static',
  'site',
  'supabase/functions/_shared',
  'tsconfig.json',
  'ui',
];

/** Without limits (MB) V8 lets memory grow by the size of the machine before it collects. */
export const SERVER_START = [
  '--max-semi-space-size=4',
  '--max-old-space-size=1024',
  'server/main.ts',
];

export const SERVER_PROGRAMS = [
  'server/main.ts',
  'server/operations/backup/main.ts',
  'server/operations/check-database/main.ts',
  'server/operations/restore/main.ts',
];

export const SERVER_FILES = [
  'package.json',
  'server/database/bootstrap',
  'supabase/migrations',
  'supabase/templates',
];
