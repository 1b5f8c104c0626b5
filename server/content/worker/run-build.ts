import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

const lineSchema = v.object({
  step: v.picklist(['building', 'finishing', 'ready', 'done', 'failed']),
  problem: v.optional(v.string()),
});
type Line = v.InferOutput<typeof lineSchema>;

/** Halves the memory of a build; measured in docs/operator/publish-and-undo.md. */
const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
const SMALL_MEMORY = {
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
  RAYON_NUM_THREADS: '1',
  MALLOC_ARENA_MAX: '2',
};
/** A build that takes longer has hung: one of low priority on a busy machine may need minutes. */
const TIMEOUT_MS = 600_000;
const NO_RIGHT =
  'Nothing has changed for visitors: the account that ordered this may no longer publish, or the database did not answer.';

export interface BuildCall {
  purpose: 'preview' | 'publish';
  commit: string;
  by: string;
  account?: string | undefined;
}
/** `ready` is built and not shown; `failure` is what the build said to its log. */
export type BuildEnd = Line & { failure?: string };

/** Runs the program that builds a commit and shows it, in a process of low priority. */
export function openBuild(root: string) {
  let step: 'building' | 'finishing' = 'building';
  let running: ReturnType<typeof start> | undefined;

  function start({ purpose, commit, by, account = '' }: BuildCall) {
    const stop = new AbortController();
    const args = ['--commit', commit, '--by', by, '--account', account, '--purpose', purpose];
    const child = spawn(process.execPath, [...SMALL_HEAP, 'scripts/publish/main.ts', ...args], {
      cwd: root,
      // Nothing but what this process itself was given: its few settings, and no secret.
      env: { ...process.env, ...SMALL_MEMORY },
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      killSignal: 'SIGTERM',
    });
    // One that has died reads nothing.
    child.stdin.on('error', () => {});
    const said = { failure: '' };
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.failure = `${said.failure}${text}`.slice(-4_000);
    });
    const ended = new Promise<void>((resolve) => {
      child
        .once('close', () => resolve())
        .once('error', (error) => {
          said.failure += error.message;
          resolve();
        });
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { stop, said, ended, lines, answer: (words: string) => child.stdin.end(words) };
  }

  async function follow({ said, ended, lines }: ReturnType<typeof start>): Promise<BuildEnd> {
    let last: Line = { step: 'failed' };
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const told = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line.value);
      if (!told.success) continue;
      last = told.output;
      if (last.step === 'ready') return last;
      if (last.step === 'building' || last.step === 'finishing') step = last.step;
    }
    await ended;
    if (last.step === 'done') return last;
    return { ...last, step: 'failed', failure: said.failure };
  }

  return {
    step: () => step,
    build(order: BuildCall): Promise<BuildEnd> {
      step = 'building';
      running = start(order);
      return follow(running);
    },
    async finish(mayShow: boolean): Promise<BuildEnd> {
      if (!running) return { step: 'failed' };
      running.answer(mayShow ? 'show' : NO_RIGHT);
      return follow(running);
    },
    stop: () => running?.stop.abort(),
  };
}
