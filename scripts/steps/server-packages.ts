import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** `from 'x'` and `import('x')` of a package, not of a file or of Node itself. */
const IMPORT = /(?:from |import\()'(?!node:|[./])((?:@[^/']+\/)?[^/']+)/g;

/**
 * Finds the packages that the TypeScript below a folder imports, and those that these need, as they
 * are installed in a project.
 * @returns folders relative to the project, like `node_modules/hono`
 */
export function findPackages(code: string, project: string): string[] {
  const found = new Set<string>();
  for (const name of importedNames(code)) addPackage(name, project, project, found);
  return [...found].sort();
}

function importedNames(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)])
    .map(([, name = '']) => name);
  return new Set(names);
}

/** Adds a package and what it depends on; an optional one may not be installed on this machine. */
function addPackage(name: string, from: string, project: string, found: Set<string>): void {
  const folder = findFolder(name, from, project);
  if (!folder || found.has(relative(project, folder))) return;
  found.add(relative(project, folder));
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    addPackage(needed, folder, project, found);
}

/** As Node looks: in the `node_modules` of this folder and of those above it. */
function findFolder(name: string, from: string, project: string): string | undefined {
  const candidate = join(from, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return candidate;
  return from === project ? undefined : findFolder(name, dirname(from), project);
}
