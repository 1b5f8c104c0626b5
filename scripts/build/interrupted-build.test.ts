import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { copyProject } from './testing/copy-project.ts';

const project = copyProject(['404.astro']);
afterAll(() => rmSync(project, { recursive: true }));

const workshops = () =>
  existsSync(join(project, '.cache'))
    ? readdirSync(join(project, '.cache')).filter((name) => /^build-/.test(name))
    : [];

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  'a build that %s interrupts ends with %i, leaves no trace and the site as it was',
  async (signal, code) => {
    mkdirSync(join(project, 'site-of-test'), { recursive: true });
    writeFileSync(join(project, 'site-of-test/404.html'), 'before');
    const program = ['scripts/build/build.ts', '--out', 'site-of-test'];
    const building = spawn(process.execPath, program, { cwd: project, stdio: 'ignore' });
    await vi.waitFor(() => expect(workshops()).not.toEqual([]), { timeout: 60_000, interval: 10 });
    building.kill(signal);
    const [ended] = await once(building, 'exit');
    expect(ended).toBe(code);
    expect(workshops()).toEqual([]);
    expect(readFileSync(join(project, 'site-of-test/404.html'), 'utf8')).toBe('before');
  },
  120_000,
);
