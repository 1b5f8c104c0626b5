import { parseArgs } from 'node:util';
import type { Figures } from '../trial.ts';
import { BREAKS } from './breaks.ts';
import { openNetwork } from './network.ts';
import { runBreak } from './run-break.ts';

/** What this program tells the trial that started it. */
export type Finding = { row: Figures } | { error: string };

// Runs in namespaces of its own: whatever it starts ends with it.
const { values } = parseArgs({
  options: {
    break: { type: 'string' },
    rounds: { type: 'string' },
    rate: { type: 'string' },
    folder: { type: 'string' },
  },
});
const chosen = BREAKS.find(({ name }) => name === values.break);
const folder = values.folder ?? '';
process.on('disconnect', () => process.exit(1));

const tell = (finding: Finding) =>
  new Promise<void>((resolve) => process.send?.(finding, undefined, undefined, () => resolve()));

try {
  if (!chosen) throw new Error(`there is no break ${values.break}`);
  openNetwork();
  const row = await runBreak(chosen, {
    rounds: Number(values.rounds),
    perSecond: Number(values.rate),
    folder,
  });
  await tell({ row });
} catch (error) {
  await tell({ error: String((error as Error).stack) });
}
process.exit(0);
