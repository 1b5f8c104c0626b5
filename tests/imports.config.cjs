/** What each part of the product may import besides itself; tests and scripts may import everything. */
const ALLOWED = {
  content: [],
  contract: [],
  ui: [],
  site: ['content', 'contract', 'ui'],
  admin: ['contract', 'ui'],
  // Of the functions: what both homes share, but not what only runs under Deno, and the handlers.
  server: [
    'contract',
    'supabase/functions/_shared/(?!hosted/).+\\.ts$',
    'supabase/functions/[^_/][^/]*/(handler|enquiry-store)\\.ts$',
  ],
  'supabase/functions': ['contract'],
};

const PARTS = [...Object.keys(ALLOWED), 'scripts', 'supabase', 'tests'];
const TESTS = '\\.test\\.tsx?$|/testing/';
/** Pages that mount the administration: the one exception, see tests/imports.test.ts. */
const MOUNTS = '^site/pages/(auth|admin)';

const directions = Object.entries(ALLOWED).map(([part, allowed]) => ({
  name: `${part.replace('/', '-')}-imports-only-${allowed.length ? 'what-it-may' : 'itself'}`,
  severity: 'error',
  from: { path: `^${part}/`, pathNot: [TESTS, MOUNTS] },
  to: {
    path: PARTS.map((name) => `^${name}/`),
    pathNot: [`^${part}/`, ...allowed.map((name) => `^${name}${name.endsWith('$') ? '' : '/'}`)],
  },
}));

/** Within the administration arrows go one way: app → features → shared; a feature knows no other one. */
const adminDirections = [
  {
    name: 'admin-features-do-not-import-each-other',
    severity: 'error',
    from: { path: '^admin/features/([^/]+)/' },
    to: { path: '^admin/features/', pathNot: '^admin/features/$1/' },
  },
  {
    name: 'admin-features-do-not-import-the-app',
    severity: 'error',
    from: { path: '^admin/features/' },
    to: { path: '^admin/app/' },
  },
  {
    name: 'admin-shared-imports-only-shared',
    severity: 'error',
    from: { path: '^admin/shared/' },
    to: { path: '^admin/(app|features)/' },
  },
];

module.exports = {
  forbidden: [
    ...directions,
    ...adminDirections,
    {
      // Types count too: two files whose types need each other cannot be read or moved apart.
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'functions-import-only-themselves-and-shared',
      severity: 'error',
      from: { path: '^supabase/functions/([^/]+)/', pathNot: TESTS },
      to: { path: '^supabase/functions/', pathNot: ['^supabase/functions/($1|_shared)/'] },
    },
    {
      // A page's sections may be changed without a look at the other pages.
      name: 'sections-import-what-is-shared-not-each-other',
      severity: 'error',
      from: { path: '^site/sections/([^/]+)/' },
      to: { path: '^site/sections/', pathNot: '^site/sections/($1|shared)/' },
    },
    {
      // A decision tool is one folder that can be read alone; what several need stands beside the folders.
      name: 'tools-do-not-import-each-other',
      severity: 'error',
      from: { path: '^site/tools/([^/]+)/' },
      to: { path: '^site/tools/[^/]+/', pathNot: '^site/tools/$1/' },
    },
    {
      name: 'no-test-support-in-the-product',
      severity: 'error',
      from: { path: '^(site|admin|ui|contract|server|supabase)/', pathNot: TESTS },
      to: { path: TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var|node_modules|\\.astro|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'] },
  },
};
