import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../process/startup-error.ts';

export const INLINE_HASHES_FILE = '.inline-hashes';

const source = v.pipe(v.string(), v.regex(/^'sha256-[\w+/]{43}='$/));
const hashesSchema = v.object({ scripts: v.array(source), styles: v.array(source) });

export type InlineHashes = v.InferOutput<typeof hashesSchema>;

export type HashesOf = (path: string) => InlineHashes;

export const NO_HASHES: InlineHashes = { scripts: [], styles: [] };

/** The pages are not asked: what has got into one by mistake would be allowed by it. */
export async function readInlineHashes(folder: string): Promise<HashesOf> {
  const text = await readFile(join(folder, INLINE_HASHES_FILE), 'utf8').catch(() => {
    throw new StartupError(
      `There is no built site of this version in ${folder}; run: npm run build`,
    );
  });
  const hashes = new Map(
    Object.entries(v.parse(v.record(v.string(), hashesSchema), JSON.parse(text))),
  );
  return (path) => hashes.get(path) ?? NO_HASHES;
}

/** The CSP source of one inline text. The HTML parser turns CRLF into LF before hashing (HTML §13.2.3.5). */
export function sourceOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}
