import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../../tests/support/folders.ts';
import { takeTurn } from './take-turn.ts';

let folder: string;
const said = vi.fn();
beforeEach(() => {
  folder = folderOfTest();
  said.mockClear();
});

const start = (program: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });

/** A process that is gone has a number that nobody has. */
async function leaveTicketOfDead(): Promise<void> {
  const dead = start('');
  await once(dead, 'exit');
  writeFileSync(join(folder, `.busy.${dead.pid}`), '');
}

test('the ticket of a process that is gone keeps nobody out, and goes', async () => {
  await leaveTicketOfDead();
  const leave = await takeTurn(folder, 0);
  expect(readdirSync(folder)).toEqual([`.busy.${process.pid}`]);
  leave();
  expect(readdirSync(folder)).toEqual([]);
});

test('an old ticket whose number another program has by now keeps nobody out', async () => {
  const ticket = join(folder, `.busy.${process.ppid}`);
  writeFileSync(ticket, '');
  utimesSync(ticket, 0, 0);
  (await takeTurn(folder, 0))();
  expect(readdirSync(folder)).toEqual([]);
});

test('while another builds, who may not wait is refused at once, and who may waits no longer than that', async () => {
  const ticket = `.busy.${process.ppid}`;
  writeFileSync(join(folder, ticket), '');
  const refused = 'Another build is under way. Try again in a minute.';
  await expect(takeTurn(folder, 0, said)).rejects.toThrow(refused);
  expect(said).not.toHaveBeenCalled();
  await expect(takeTurn(folder, 700, said)).rejects.toThrow(refused);
  expect(said).toHaveBeenCalledOnce();
  expect(readdirSync(folder), 'nothing of its own stays').toEqual([ticket]);
});

test('who waits comes in when the other build ends, also by a kill', async () => {
  const other = start('setTimeout(() => {}, 60_000)');
  writeFileSync(join(folder, `.busy.${other.pid}`), '');
  const waiting = takeTurn(folder, 20_000, said);
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  other.kill('SIGKILL');
  (await waiting)();
});

test('of several that wait, one is in at a time', async () => {
  await leaveTicketOfDead();
  const module = JSON.stringify(resolve('server/content/publish/take-turn.ts'));
  const inside = JSON.stringify(join(folder, 'inside'));
  const program = `
    import { rmSync, writeFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    const { takeTurn } = await import(${module});
    const leave = await takeTurn(${JSON.stringify(folder)}, 30_000);
    writeFileSync(${inside}, '', { flag: 'wx' });
    await setTimeout(30);
    rmSync(${inside});
    leave();`;
  const ends = Array.from({ length: 5 }, () => once(start(program), 'exit'));
  const codes = (await Promise.all(ends)).map(([code]) => code);
  expect(codes).toEqual([0, 0, 0, 0, 0]);
}, 60_000);
