import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

const lineSchema = v.object({
  step: v.picklist(['building', 'finishing', 'ready', 'done', 'failed']),
  problem: v.optional(v.string()),
});

/**
 * A build in half the memory: its own heap grows in small steps, and the bundler takes memory when it needs it and
 * gives back at once what it frees. Measured in docs/operator/publish-and-undo.md.
 */
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

/** What is built, for whom. */
export interface BuildCall {
  purpose: 'preview' | 'publish';
  commit: string;
  /** Address of the account. */
  by: string;
  /** Its id. */
  account?: string | undefined;
}
export type BuildStep = 'building' | 'finishing' | 'ready';
export type BuildEnd = v.InferOutput<typeof lineSchema> & { failure?: string };

/**
 * Runs the program that builds a commit and shows it, in a process of low priority.
 * @param root the project's folder
 * @param tell told whenever the next part begins; says of `ready` whether the build may be shown
 * @returns how it ended, with what it said to its log where it failed
 */
export async function runBuild(
  root: string,
  { purpose, commit, by, account = '' }: BuildCall,
  signal: AbortSignal,
  tell: (step: BuildStep) => Promise<unknown>,
): Promise<BuildEnd> {
  const args = ['--commit', commit, '--by', by, '--account', account, '--purpose', purpose];
  const child = spawn(process.execPath, [...SMALL_HEAP, 'scripts/publish/main.ts', ...args], {
    cwd: root,
    // Nothing but what this process itself was given: its few settings, and no secret.
    env: { ...process.env, ...SMALL_MEMORY },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    killSignal: 'SIGTERM',
  });
  // One that has died reads nothing.
  child.stdin.on('error', () => {});
  let failure = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    failure = `${failure}${text}`.slice(-4_000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (err) => {
      failure += err.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  let last: v.InferOutput<typeof lineSchema> = { step: 'failed' };
  for await (const line of createInterface({ input: child.stdout })) {
    const told = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
    if (!told.success) continue;
    last = told.output;
    if (last.step === 'building' || last.step === 'finishing') await tell(last.step);
    if (last.step === 'ready') child.stdin.end((await tell('ready')) === true ? 'show' : NO_RIGHT);
  }
  await ended;
  if (last.step === 'done') return last;
  return { ...(last.step === 'failed' ? last : { step: 'failed' }), failure };
}
