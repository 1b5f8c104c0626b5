import { join, parse } from 'node:path';
import { siteData } from '../../static/builds/kept-builds.ts';

/** What checks and builds read of the product. Neither `.env` nor `var/`, which lie beside it. */
const CODE = [
  'admin',
  'astro.config.ts',
  'content',
  'contract',
  'dist',
  'docs/owner',
  'node_modules',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'server',
  'site',
  'supabase',
  'tsconfig.json',
  'ui',
];
/** What earlier builds of the checkout have made; may come later than the worker. */
const MADE = ['.cache/*', 'dist/*'];
/** Vite looks for these in every folder above, and whether it runs in Windows' Linux. */
const LOOKED_FOR = ['package.json', 'pnpm-workspace.yaml', 'lerna.json'];
const OF_THE_MACHINE = ['/proc/sys/fs/binfmt_misc/WSLInterop', '/run/WSL'];

/**
 * Node's own bounds for a process that works on the content: every file that its JavaScript opens, and that of programs
 * of Node that it starts. Programs that are none of Node's, such as git, keep to the user that they run as.
 * @param root the project's folder
 */
export function permissionFlags(root: string, dataDir: string): string[] {
  const folders = [join(dataDir, 'content'), siteData(dataDir)].flatMap((folder) => [
    folder,
    join(folder, '*'),
  ]);
  const read = [
    ...[...CODE, ...MADE].map((path) => join(root, path)),
    // Not those within the folders below: a name in a folder that is allowed as a whole hides the folder from Node.
    ...above(dataDir).flatMap(namesIn),
    ...above(root).flatMap(namesIn),
    ...OF_THE_MACHINE,
    ...folders,
  ];
  return [
    '--permission',
    '--allow-addons',
    '--allow-child-process',
    '--allow-wasi',
    '--allow-worker',
    // From Node 26 on a program that opens a port needs it, which Astro does during a build.
    ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
    ...[...new Set(read)].map((path) => `--allow-fs-read=${path}`),
    ...folders.map((path) => `--allow-fs-write=${path}`),
  ];
}

const namesIn = (folder: string): string[] => LOOKED_FOR.map((name) => join(folder, name));

/** A folder and all that it lies in. */
function above(folder: string): string[] {
  const { dir, root } = parse(folder);
  return folder === root ? [folder] : [folder, ...above(dir)];
}
