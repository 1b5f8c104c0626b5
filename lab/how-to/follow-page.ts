import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What type check and tests read of the tree; content's pictures and the built site stay behind. */
const PARTS = [
  ...['.astro', 'admin', 'contract', 'lab', 'scripts', 'server', 'site', 'supabase', 'tests', 'ui'],
  ...['content', 'astro.config.ts', 'package.json', 'tsconfig.json'],
];
const PICTURE = /\.(?:avif|jpe?g|png|webp|woff2)$/;

/** One block of code of a page, and the file that the text before it names. */
export interface Change {
  file: string;
  kind: 'diff' | 'sql';
  code: string;
}

/** The blocks of a how-to page, in their order. */
export function readChanges(page: string): Change[] {
  const blocks = page.matchAll(/^( *)```(diff|sql)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(({ 1: indent = '', 2: kind, 3: text = '', index }) => {
    const files = [...page.slice(0, index).matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|sql|yaml))`/g)];
    const code = text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    return { file: files.at(-1)?.[1] ?? '', kind: kind as Change['kind'], code };
  });
}

/** Copies the tree's text to `target`, with the packages of this one. */
export function copyTree(target: string): void {
  for (const part of PARTS.filter((name) => existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, part), join(target, part), {
      recursive: true,
      filter: (source) => !PICTURE.test(source),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(target, 'node_modules'), 'junction');
}

/**
 * Makes a page's change in a tree.
 * @throws when the file does not hold the lines that the page shows, exactly once
 */
export function applyChange(tree: string, { file, kind, code }: Change): void {
  const path = join(tree, file);
  if (kind === 'sql') {
    if (existsSync(path) || !existsSync(dirname(path))) throw new Error(`${file} is no new file.`);
    writeFileSync(path, code);
    return;
  }
  const text = readFileSync(path, 'utf8');
  const before = linesOf(code, '-');
  if (text.split(before).length !== 2) throw new Error(`${file} does not hold, once:\n${before}`);
  writeFileSync(
    path,
    text.replace(before, () => linesOf(code, '+')),
  );
}

/** The lines of a diff as the file holds them before the change (`-`) or after it (`+`). */
const linesOf = (code: string, mark: '-' | '+'): string =>
  code
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(mark))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
