import type { Logger } from 'pino';
import type { ContentState } from '../../../contract/desk/content/content.ts';
import { refusal } from '../refusal.ts';
import type { BuildCall, ContentWork } from '../worker/content-work.ts';

export type BuildState = NonNullable<ContentState['build']>;

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
export interface PublisherParts {
  work: Pick<ContentWork, 'faults' | 'build' | 'buildStep' | 'finishBuild' | 'stopBuild'>;
  look: () => Promise<void>;
  log: Pick<Logger, 'info' | 'error' | 'warn'>;
}

export interface BuildOrder extends BuildCall {
  /** Asked before it is shown: whoever ordered it may have been removed meanwhile. */
  mayShow?: () => Promise<boolean>;
  onDone?: () => Promise<unknown>;
  /** Told when it was not built, or may not be shown; `isStopping`: because this server ends. */
  onFailed?: (isStopping: boolean) => Promise<unknown>;
}

export type Publisher = ReturnType<typeof openPublisher>;

export function openPublisher(parts: PublisherParts) {
  const { work, log } = parts;
  let state: BuildState | null = null;
  let buildingSince = 0;
  let running: Promise<void> | undefined;
  let isStopping = false;

  const go = (change: Partial<BuildState> & Pick<BuildState, 'step'>): void => {
    if (!state) return;
    buildingSince = performance.now();
    state = { ...state, ...change, progress: PROGRESS[change.step] };
  };

  async function run(order: BuildOrder): Promise<void> {
    try {
      await build(order);
      if (state?.step === 'failed') await order.onFailed?.(isStopping);
    } catch (err) {
      log.error({ err }, 'content was not built');
      go({ step: 'failed', problem: NO_REASON });
    }
  }

  const isAllowed = async ({ mayShow = async () => true }: BuildOrder): Promise<boolean> =>
    mayShow().catch((err: unknown) => {
      log.error({ err }, 'the right to publish is not known');
      return false;
    });

  async function build(order: BuildOrder): Promise<void> {
    go({ step: 'checking' });
    const [fault] = await work.faults(order.commit);
    if (fault) {
      const problem = `${fault.field} ${fault.problem} – ${fault.remedy} (${fault.file}, line ${fault.line})`;
      return go({ step: 'failed', problem });
    }
    const { purpose, commit, by, account } = order;
    go({ step: 'building' });
    let end = await work.build({ purpose, commit, by, account });
    if (end.step === 'ready') end = await work.finishBuild(await isAllowed(order));
    if (end.failure) log.warn({ failure: end.failure }, 'the build said');
    if (end.step !== 'done') return go({ step: 'failed', problem: end.problem ?? NO_REASON });
    await parts.look();
    // It is shown already, whatever becomes of the entry in the log.
    await order
      .onDone?.()
      .catch((err: unknown) => log.error({ err }, 'a publishing was not noted'));
    go({ step: 'done' });
    log.info({ purpose: order.purpose, commit: order.commit }, 'content was built');
  }

  return {
    async state(): Promise<BuildState | null> {
      if (state?.step !== 'building') return state;
      const { building, finishing } = PROGRESS;
      const passed = Math.min(1, (performance.now() - buildingSince) / BUILDING_MS);
      const step = await work.buildStep().catch(() => 'building' as const);
      const progress = step === 'building' ? building + (finishing - building) * passed : finishing;
      return { ...state, step, progress };
    },
    isBusy: () => running !== undefined,
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
    async stop(): Promise<void> {
      isStopping = true;
      if (running) await work.stopBuild().catch(() => {});
      await running;
    },
  };
}

const NO_REASON =
  'The build broke off. Nothing has changed for visitors. Try again, or ask a developer.';
