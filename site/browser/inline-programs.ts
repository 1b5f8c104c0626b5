import { build, minifySync, type Plugin, type Rolldown, runnerImport } from 'vite';
import { BROWSER_TARGET } from '../../ui/browser-target.ts';

const QUERY = '?program';
/** Marks the module id of a program's text, so that no other plugin takes it for the module itself. */
const PREFIX = '\0program:';
const EXPORT = 'export default ';
const FACTS = /\/program-facts\.ts$/;

/** The text of an inline program. */
export interface InlineProgram {
  code: string;
  /** Every file that it was made from. */
  files: readonly string[];
}

/**
 * Lets a page import an inline program as text: `import theme from '../browser/theme.ts?program'`
 * gives the bundled and minified code, for `<script is:inline set:html={theme} />`.
 */
export function inlinePrograms(): Plugin {
  /** The `PUBLIC_…` settings, which a program reads as `import.meta.env`. */
  let settings: Record<string, unknown> = {};
  return {
    name: 'yctfc-inline-programs',
    enforce: 'pre',
    configResolved({ env }) {
      settings = Object.fromEntries(
        Object.entries(env).filter(([name]) => name.startsWith('PUBLIC_')),
      );
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const module = await this.resolve(source.slice(0, -QUERY.length), importer);
      return module && `${PREFIX}${module.id}`;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const { code, files } = await bundleProgram(id.slice(PREFIX.length), settings);
      for (const file of files) this.addWatchFile(file);
      return `${EXPORT}${JSON.stringify(code)};`;
    },
  };
}

/** The program of a module that the plugin has written; nothing of any other module. */
export const readProgramModule = (id: string, module: string): string | undefined =>
  id.startsWith(PREFIX) ? JSON.parse(module.slice(EXPORT.length, -1)) : undefined;

/**
 * Bundles and minifies one program. Its code is wrapped in a block, since all inline scripts of a page
 * share one scope.
 * @param entry path of the module
 * @param settings values of `import.meta.env`
 * @throws when the module or one that it imports cannot be built
 */
export async function bundleProgram(
  entry: string,
  settings: Record<string, unknown> = {},
): Promise<InlineProgram> {
  const evaluated: string[] = [];
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    plugins: [evaluateFacts(evaluated)],
    build: {
      write: false,
      // Library mode: the code alone, without Vite's helper that preloads a chunk's styles.
      lib: { entry, formats: ['es'] },
      target: BROWSER_TARGET,
      rolldownOptions: {
        // `var` would escape the block.
        output: { topLevelVar: false },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  });
  // One format, and nothing is watched: one output.
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  const [{ code, moduleIds }] = output;
  const minified = minifySync('program.js', `{${code}}`);
  if (minified.errors.length > 0) throw new Error(`${entry}: ${minified.errors[0]?.message}`);
  return {
    code: minified.code.trim().replace(/;$/, ''),
    files: [...moduleIds, ...evaluated],
  };
}

/** Replaces program-facts.ts by its evaluated exports. */
function evaluateFacts(files: string[]): Plugin {
  return {
    name: 'yctfc-program-facts',
    async load(id) {
      if (!FACTS.test(id)) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'warn',
      });
      files.push(id, ...dependencies);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${writeLiteral(name, value)};`)
        .join('\n');
    },
  };
}

function writeLiteral(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return JSON.stringify(value);
  throw new Error(`${name} is neither a string nor a number.`);
}
