import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartupError } from '../../process/startup-error.ts';
import { siteData } from '../../static/builds/kept-builds.ts';

export const workshopFolder = (dataDir: string): string => join(siteData(dataDir), 'workshop');

export class TurnTaken extends StartupError {}

const TICKET = /^\.busy\.(\d+)$/;
/** No build takes as long: the number of an older ticket is another program's by now, as in a container that starts again. */
const MAX_TURN_MS = 3_600_000;
/** How often somebody who waits looks again; never twice the same, since two that come at once both step back. */
const lookAgainMs = (): number => 450 + Math.random() * 100;

/** Lets one build at a time into a folder: each leaves a ticket, then looks for others, so never two are in. */
export async function takeTurn(folder: string, maxMs: number, onWait: () => void = () => {}) {
  mkdirSync(folder, { recursive: true });
  const giveUpAt = performance.now() + maxMs;
  for (let looks = 1; ; looks += 1) {
    const leave = tryTurn(folder);
    if (leave) return leave;
    if (performance.now() >= giveUpAt)
      throw new TurnTaken('Another build is under way. Try again in a minute.');
    if (looks === 1) onWait();
    await setTimeout(lookAgainMs());
  }
}

function tryTurn(folder: string): (() => void) | undefined {
  const own = join(folder, `.busy.${process.pid}`);
  writeFileSync(own, '');
  const leave = () => rmSync(own, { force: true });
  const others = readOthers(folder);
  const began = (pid: number) =>
    statSync(join(folder, `.busy.${pid}`), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (others.some((pid) => isRunning(pid) && Date.now() - began(pid) < MAX_TURN_MS)) {
    leave();
    return undefined;
  }
  // Their numbers may be given to other programs, which build nothing.
  for (const pid of others) rmSync(join(folder, `.busy.${pid}`), { force: true });
  return leave;
}

const readOthers = (folder: string): number[] =>
  readdirSync(folder)
    .map((name) => Number(TICKET.exec(name)?.[1]))
    .filter((pid) => pid > 0 && pid !== process.pid);

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
