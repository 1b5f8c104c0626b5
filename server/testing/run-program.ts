import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

/** How a program of an operator ended, and what it printed. */
export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program as npm does, without a terminal and with no settings but those given.
 * @param name its folder in `server/operations`
 */
export function runProgram(name: string, args: string[], env: NodeJS.ProcessEnv): Ended {
  const program = fileURLToPath(new URL(`../operations/${name}/main.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    // No `.env` of the project is read from there.
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
    input: '',
    timeout: 50_000,
  });
  return { status, stdout, stderr };
}
