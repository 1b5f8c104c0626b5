/** What each part of the product may import besides itself; tests, scripts and the lab may import everything. */
const ALLOWED = {
  content: [],
  contract: [],
  ui: [],
  site: ['content', 'contract', 'ui'],
  admin: ['contract', 'ui'],
  // Of the functions: what both homes share, but not what only runs under Deno, and the handlers.
  server: [
    'contract',
    'supabase/functions/_shared/(?!hosted\\.ts).+\\.ts$',
    'supabase/functions/[^_/][^/]*/(handler|enquiry-store)\\.ts$',
  ],
  'supabase/functions': ['contract'],
};

const PARTS = [...Object.keys(ALLOWED), 'lab', 'scripts', 'supabase', 'tests'];
const TESTS = '\\.test\\.tsx?$|/testing/';
/** Pages that mount the administration: the one exception, see tests/imports.test.ts. */
const MOUNTS = '^site/pages/(auth|admin)';

/**
 * Who of the content may touch files: one makes a place of a name that came with content; the others use names of their
 * own below DATA_DIR, or read the product's code.
 */
const TOUCH_FILES = [
  'drafts',
  'state',
  'publish/take-turn',
  'repository/(bundle|checkout|repository|within)',
  'preview/serve-preview',
  'worker/start-worker',
].map((name) => `^server/content/${name}\\.ts$`);

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
    from: { path: '^admin/features/([^/.]+)[/.]' },
    to: { path: '^admin/features/', pathNot: '^admin/features/$1[/.]' },
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
      name: 'content-reaches-files-by-one-way',
      severity: 'error',
      from: { path: '^server/content/', pathNot: [TESTS, ...TOUCH_FILES] },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      // The worker is never given the database, a token or a secret; it needs none of what handles them.
      name: 'the-content-worker-knows-no-database',
      severity: 'error',
      from: { path: '^server/content/worker/(main|supervisor)\\.ts$' },
      to: { path: '^server/(database|auth|mail)/', reachable: true },
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
