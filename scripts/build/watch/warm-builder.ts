import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('build-worker.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What became of a request to build. */
export type BuildOutcome =
  | { kind: 'published' }
  /** The folder holds what the sources say already. */
  | { kind: 'unchanged' }
  /** The site that stood there stays; `reason` is for the person who changed the sources. */
  | { kind: 'failed'; reason: string };

export interface WarmBuilder {
  /**
   * Builds what the sources say now. While a build runs, all further calls together get one build after
   * it, since the running one may have read the sources before they changed. Never throws.
   */
  build(): Promise<BuildOutcome>;
  /** Loads all code and settings anew before the next build. */
  reload(): void;
  /** Ends the process; a running build fails and leaves no trace. */
  stop(): Promise<void>;
}

export interface WarmBuilderOptions {
  /** Absolute folder that the site stands in. */
  folder: string;
  /** Builds after which the process is replaced: each leaves its pages' code in memory. */
  maxBuilds?: number;
  /** Program of the process; see `build-worker.ts`. */
  worker?: string;
}

/** Starts a process that holds Astro in memory, so that a build takes half as long as a new one. */
export function startWarmBuilder(options: WarmBuilderOptions): WarmBuilder {
  const { folder, maxBuilds = 10, worker = WORKER } = options;
  let child = startWorker(worker, folder);
  let buildsLeft = maxBuilds;
  let running: Promise<BuildOutcome> | undefined;
  let following: Promise<BuildOutcome> | undefined;

  const start = async (): Promise<BuildOutcome> => {
    if (buildsLeft <= 0 || !child.connected) {
      child.kill();
      child = startWorker(worker, folder);
      buildsLeft = maxBuilds;
    }
    buildsLeft -= 1;
    const outcome = await askForBuild(child);
    // A build that failed over content leaves Astro half a second in which it still writes the content
    // before: a correction that is saved then would be published without being there.
    if (outcome.kind === 'failed') buildsLeft = 0;
    running = undefined;
    return outcome;
  };

  const build = (): Promise<BuildOutcome> => {
    if (!running) {
      running = start();
      return running;
    }
    following ??= running.then(() => {
      following = undefined;
      running = start();
      return running;
    });
    return following;
  };

  return {
    build,
    reload() {
      buildsLeft = 0;
    },
    async stop() {
      if (!child.connected) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Room in MB for what a build needs for a moment only: with less, a tenth of its time is clean-up. */
const NEW_OBJECTS_MB = 64;

const startWorker = (worker: string, folder: string): ChildProcess =>
  fork(worker, [folder], { cwd: ROOT, execArgv: [`--max-semi-space-size=${NEW_OBJECTS_MB}`] });

function askForBuild(child: ChildProcess): Promise<BuildOutcome> {
  return new Promise((resolve) => {
    const answer = (outcome: BuildOutcome): void => {
      child.off('message', answer);
      child.off('exit', end);
      resolve(outcome);
    };
    const end = (): void => answer({ kind: 'failed', reason: 'The build was ended.' });
    child.on('message', answer);
    child.on('exit', end);
    child.send('build', (error) => error && end());
  });
}
