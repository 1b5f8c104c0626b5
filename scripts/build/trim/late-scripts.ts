import { minifySync } from 'vite';
import { whenPainted } from '../../../site/islands/when-painted.ts';

const SCRIPT = /<script( type="module"| data-late|)>([\s\S]*?)<\/script>/g;
/** A page's own file of scripts, such as a tool's. */
const SCRIPT_FILE = /<script type="module" src="(\/assets\/[^"]+)"><\/script>/g;
/** How the two programs of Astro's islands begin or what they define. */
const OF_ISLANDS = /astro-island|self\.Astro/;
/** A page that is empty until its island has come: the sooner, the better. */
const IS_ONLY_ISLAND = /<astro-island[^>]+client="only"/;

/**
 * Takes out of a page what its first view does not need: modules, programs that are marked `data-late` and those of
 * Astro's islands. Together with its headers a page then fits into the first flight of a connection, some 14.6 kB;
 * whatever is left over costs a way to the server and back before anything is painted.
 * A page's own files come once it is painted, each together with what it imports.
 * @param importsOf addresses of what a file of scripts imports
 * @returns the page, and the program that the browser fetches after it; empty where there is none
 */
export function takeLateScripts(
  html: string,
  importsOf: (address: string) => readonly string[],
): { html: string; program: string } {
  const body = html.indexOf('</head>');
  if (IS_ONLY_ISLAND.test(html)) return { html, program: '' };
  const programs: string[] = [];
  const files = [...html.matchAll(SCRIPT_FILE)].flatMap(([, address = '']) => [
    address,
    ...importsOf(address),
  ]);
  if (files.length) programs.push(importOncePainted(files));
  const rest = html.replace(SCRIPT, (script, kind: string, code: string, at: number) => {
    const isLate = at > body && (kind !== '' || OF_ISLANDS.test(code));
    if (!isLate) return script;
    // Each keeps its names to itself, as it did in a script of its own.
    programs.push(`(()=>{${code}})();`);
    return '';
  });
  return {
    html: rest.replace(SCRIPT_FILE, ''),
    program: programs.length ? minifySync('late.js', programs.join('\n')).code : '',
  };
}

/** All at once, since each is a way to the server and back. */
const importOncePainted = (files: readonly string[]): string =>
  `(${whenPainted})(()=>{for(const file of ${JSON.stringify(files)})import(file)});`;
