import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** A program that is started as the worker is, and tries what the worker must not be able to do. */
const attempt = (work: () => unknown): string => {
  try {
    return String(work());
  } catch (error) {
    return `refused: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`;
  }
};
const inNode = (file: string): string =>
  execFileSync(
    process.execPath,
    ['-e', `console.log(require('fs').readFileSync(${JSON.stringify(file)}, 'utf8'))`],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  ).toString();

process.on('message', ({ secrets, writable }: { secrets: string[]; writable: string }) => {
  process.send?.({
    settings: Object.keys(process.env),
    read: secrets.map((file) => attempt(() => readFileSync(file, 'utf8'))),
    readInNode: secrets.map((file) => attempt(() => inNode(file))),
    readByOthers: secrets.map((file) =>
      attempt(() => execFileSync('cat', [file], { stdio: ['ignore', 'pipe', 'ignore'] })),
    ),
    written: attempt(() => writeFileSync(writable, 'x')),
    uid: process.getuid?.(),
  });
});
process.on('disconnect', () => process.exit());
