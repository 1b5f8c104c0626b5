import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './find-mutants.ts';

/** A copy of the project in which mutants live: the tree that somebody works on is never changed. */
export interface Sandbox {
  /** Where the copy is; whoever opened it removes it. */
  folder: string;
  /** Does the work with the mutant in place, and takes it out again. */
  withMutant<T>(mutant: Mutant, work: () => Promise<T>): Promise<T>;
  /** Runs a script of the copy. @returns whether it ended well and in time */
  passes(script: string, ...args: string[]): Promise<boolean>;
}

/** Milliseconds after which a check counts as failed: a mutant may well never end. */
const CHECK_TIMEOUT_MS = 600_000;
/** The one address that may sign up in the browser tests (tests/support/owner.json). */
const OWNER = 'tests/support/owner.json';

/**
 * Copies what git tracks, beside the installed packages and the cache of pictures.
 * @param folder empty
 */
export function openSandbox(project: string, folder: string): Sandbox {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
  for (const file of tracked.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(project, file), join(folder, file));
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  for (const made of ['.cache/astro', '.cache/share', '.astro'].filter((path) =>
    existsSync(join(project, path)),
  ))
    cpSync(join(project, made), join(folder, made), { recursive: true });
  const { email } = JSON.parse(readFileSync(join(folder, OWNER), 'utf8')) as { email: string };

  return {
    folder,
    withMutant: async ({ file, start, end, replacement }, work) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.slice(0, start) + replacement + text.slice(end));
      try {
        return await work();
      } finally {
        writeFileSync(path, text);
      }
    },
    passes: (script, ...args) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [script, ...args], {
          cwd: folder,
          env: { ...process.env, ADMIN_EMAIL: email, ASTRO_TELEMETRY_DISABLED: '1' },
          stdio: 'ignore',
          detached: true,
        });
        const timer = setTimeout(() => {
          // The whole group: a test runner that hangs leaves browsers and databases behind.
          if (child.pid) process.kill(-child.pid, 'SIGKILL');
        }, CHECK_TIMEOUT_MS);
        child.once('close', (code) => {
          clearTimeout(timer);
          resolve(code === 0);
        });
      }),
  };
}
