import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf } from '../../server/static/site.ts';
import { openOnLoopback } from '../../tests/support/server/loopback-host.ts';

/** A host that knows files and the rules of `_headers`, as Netlify and Cloudflare Pages do. */
export interface StaticHost {
  url: string;
  /** Paths that were asked for and are no files. */
  missing: string[];
  stop(): Promise<void>;
}

interface Rule {
  path: string;
  headers: [string, string][];
}

/** Serves a built folder on the loopback interface. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const rules = readRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = findFile(folder, pathname);
    if (!file) missing.push(`${request.method} ${pathname}`);
    answer(response, file, headersFor(rules, pathname));
  });
  const { port, stop } = await openOnLoopback(server);
  return {
    url: `http://localhost:${port}`,
    missing,
    stop,
  };
}

function findFile(folder: string, path: string): string | undefined {
  return [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
}

function answer(response: ServerResponse, file: string | undefined, headers: [string, string][]) {
  for (const [name, value] of headers) response.appendHeader(name, value);
  if (file) response.setHeader('content-type', contentTypeOf(file).type);
  response.writeHead(file ? 200 : 404).end(file ? readFileSync(file) : undefined);
}

/** Headers of every rule that matches; one name of two rules is sent twice. */
function headersFor(rules: readonly Rule[], path: string): [string, string][] {
  return rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
    )
    .flatMap(({ headers }) => headers);
}

function readRules(text: string): Rule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n').filter(Boolean);
    const headers = lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    });
    return { path, headers };
  });
}
