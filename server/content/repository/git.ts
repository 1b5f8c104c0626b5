import { spawn } from 'node:child_process';

/** Git answered with an error; its words are for the log, not for the owner. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly code: number | null;

  constructor(args: readonly string[], code: number | null, words: string) {
    super(`git ${args[0]} ended with ${code}: ${words.trim().slice(0, 500)}`);
    this.code = code;
  }
}

export interface GitCall {
  input?: string | Buffer;
  env?: Readonly<Record<string, string>>;
}

/** Runs git on one repository; rejects with GitError. */
export type Git = (args: readonly string[], call?: GitCall) => Promise<Buffer>;

/**
 * What a confirmed save stands on: git calls `fsync` for each object and for the branch before it answers. Settings of
 * the machine and of its users play no part.
 */
const SETTINGS = [
  '--literal-pathspecs',
  '-c',
  'core.fsync=all',
  '-c',
  'core.fsyncMethod=fsync',
  '-c',
  'gc.auto=0',
  // A link in a restored repository would lead a build, or the next checkout, to files elsewhere.
  '-c',
  'core.symlinks=false',
];
const CLEAN_ENV = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', LC_ALL: 'C' };

/**
 * @param folder of the bare repository, absolute. Named outright, so that git asks nobody who owns it.
 */
export function openGit(folder: string): Git {
  return (args, { input, env } = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn('git', [...SETTINGS, ...args], {
        env: { PATH: process.env.PATH, ...CLEAN_ENV, GIT_DIR: folder, ...env },
      });
      const pieces: Buffer[] = [];
      let words = '';
      child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
      child.stderr.setEncoding('utf8').on('data', (piece: string) => {
        words += piece;
      });
      child.once('error', reject);
      // Git may end before it has read everything; its own words say why.
      child.stdin.on('error', () => {});
      child.once('close', (code) =>
        code === 0 ? resolve(Buffer.concat(pieces)) : reject(new GitError(args, code, words)),
      );
      child.stdin.end(input);
    });
}
