import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { ContentState } from '../../../contract/desk/content/content.ts';
import type { Env } from '../../env.ts';
import { siteData } from '../../static/builds/notes.ts';
import { refusal } from '../access/right.ts';
import type { Drafts } from '../draft/drafts.ts';

export type BuildState = NonNullable<ContentState['build']>;

const lineSchema = v.object({
  step: v.picklist(['building', 'finishing', 'ready', 'done', 'failed']),
  problem: v.optional(v.string()),
});

/** How far a build is at the beginning of each step; within the longest it goes on with the clock. */
const PROGRESS = {
  waiting: 0,
  checking: 0.05,
  building: 0.15,
  finishing: 0.85,
  done: 1,
  failed: 1,
};
const BUILDING_MS = 9_000;
/**
 * A build in half the memory: its own heap grows in small steps, and the bundler takes memory when it needs it and
 * gives back at once what it frees. Measured in docs/how-to/publish-and-roll-back.md.
 */
const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
const SMALL_MEMORY = {
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
  RAYON_NUM_THREADS: '1',
  MALLOC_ARENA_MAX: '2',
};
/** A build that takes longer has hung: one of low priority on a busy machine may need minutes. */
const LONGEST_MS = 600_000;

export interface PublisherParts {
  root: string;
  env: Env;
  drafts: Drafts;
  /** Returns when this process serves what is shown. */
  look: () => Promise<void>;
  log: Pick<Logger, 'info' | 'error' | 'warn'>;
}

export interface BuildOrder {
  purpose: BuildState['purpose'];
  commit: string;
  by: string;
  /** Id of the account, for the audit log. */
  account?: string | undefined;
  /** Asked before it is shown: whoever ordered it may have been removed meanwhile. */
  mayShow?: () => Promise<boolean>;
  /** Told once it is shown. */
  onDone?: () => Promise<void>;
  /** Told when it was not built, or may not be shown; `isStopping`: because this server ends. */
  onFailed?: (isStopping: boolean) => Promise<void>;
}

export type Publisher = ReturnType<typeof openPublisher>;

/** Makes previews and publishes, one build at a time, in a process of low priority. */
export function openPublisher(parts: PublisherParts) {
  const { log } = parts;
  let state: BuildState | null = null;
  let stepAt = 0;
  let running: Promise<void> | undefined;
  const stopping = new AbortController();

  const go = (change: Partial<BuildState> & Pick<BuildState, 'step'>): void => {
    if (!state) return;
    stepAt = performance.now();
    state = { ...state, ...change, progress: PROGRESS[change.step] };
  };

  async function run(order: BuildOrder): Promise<void> {
    try {
      await build(order);
      if (state?.step === 'failed') await order.onFailed?.(stopping.signal.aborted);
    } catch (err) {
      log.error({ err }, 'content was not built');
      go({ step: 'failed', problem: NO_REASON });
    }
  }

  async function build(order: BuildOrder): Promise<void> {
    go({ step: 'checking' });
    const { faults } = await parts.drafts.inspect(order.commit);
    const [fault] = faults;
    if (fault) {
      const problem = `${fault.field} ${fault.problem} – ${fault.remedy} (${fault.file}, line ${fault.line})`;
      return go({ step: 'failed', problem });
    }
    const end = await runProgram(parts, order, stopping.signal, (step) => go({ step }));
    if (end.step === 'failed') return go({ step: 'failed', problem: end.problem ?? NO_REASON });
    await parts.look();
    // It is shown already, whatever becomes of the entry in the log.
    await order
      .onDone?.()
      .catch((err: unknown) => log.error({ err }, 'a publishing was not noted'));
    go({ step: 'done' });
    log.info({ purpose: order.purpose, commit: order.commit }, 'content was built');
  }

  return {
    /** What is being built, or was built last. */
    state(): BuildState | null {
      if (state?.step !== 'building') return state;
      const passed = Math.min(1, (performance.now() - stepAt) / BUILDING_MS);
      const width = PROGRESS.finishing - PROGRESS.building;
      return { ...state, progress: PROGRESS.building + width * passed };
    },
    isBusy: () => running !== undefined,
    /** @throws HTTPException 409 while something else is being built */
    start(order: BuildOrder): void {
      const { purpose, commit } = order;
      if (running) {
        if (state?.purpose === purpose && state.commit === commit) return;
        throw refusal(409, 'Something else is being built. Try again when it is done.');
      }
      state = { purpose, commit, step: 'waiting', progress: 0, problem: null };
      running = run(order).finally(() => {
        running = undefined;
      });
    },
    /** Ends a running build; what is shown stays. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}

const NO_REASON =
  'The build broke off. Nothing has changed for visitors. Try again, or ask a developer.';
const NO_RIGHT =
  'Nothing has changed for visitors: the account that ordered this may no longer publish, or the database did not answer.';

async function runProgram(
  { root, env, log }: PublisherParts,
  { purpose, commit, by, account = '', mayShow = async () => true }: BuildOrder,
  signal: AbortSignal,
  onStep: (step: 'building' | 'finishing') => void,
): Promise<v.InferOutput<typeof lineSchema>> {
  const args = ['--commit', commit, '--by', by, '--account', account, '--purpose', purpose];
  const child = spawn(process.execPath, [...SMALL_HEAP, 'scripts/publish/main.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...SMALL_MEMORY,
      // As this server understands them, whatever a file of settings says by now.
      DATA_DIR: env.dataDir,
      SITE_URL: env.siteUrl,
      // The user that root's server goes on as has none, and Astro asks for one.
      HOME: siteData(env.dataDir),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    killSignal: 'SIGTERM',
  });
  // One that has died reads nothing.
  child.stdin.on('error', () => {});
  const isAllowed = () =>
    mayShow().catch((err: unknown) => log.error({ err }, 'the right to publish is not known'));
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
    const told = v.safeParse(lineSchema, parseLine(line));
    if (!told.success) continue;
    last = told.output;
    if (last.step === 'building' || last.step === 'finishing') onStep(last.step);
    if (last.step === 'ready') child.stdin.end((await isAllowed()) ? 'show' : NO_RIGHT);
  }
  await ended;
  if (last.step !== 'done' && failure) log.warn({ failure }, 'the build said');
  return last.step === 'done' || last.step === 'failed' ? last : { step: 'failed' };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
