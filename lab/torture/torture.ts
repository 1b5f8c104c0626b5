import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Report, renderPage } from './render-page.ts';
import type { Outcome, Trial } from './trial.ts';
import { bruteForce } from './trials/brute-force.ts';
import { cluster } from './trials/cluster.ts';
import { homes } from './trials/homes.ts';
import { hostileRequests } from './trials/hostile-requests.ts';
import { killDatabase } from './trials/kill-database.ts';
import { killServer } from './trials/kill-server.ts';
import { mailFailures } from './trials/mail-failures.ts';
import { phone } from './trials/phone.ts';
import { restFlood } from './trials/rest-flood.ts';
import { spamFlood } from './trials/spam-flood.ts';

const TRIALS: readonly Trial[] = [
  killServer,
  killDatabase,
  mailFailures,
  hostileRequests,
  spamFlood,
  restFlood,
  bruteForce,
  phone,
  homes,
  cluster,
];
/** All tables of the last runs; docs/torture.md sums them up by hand. */
const PAGE = fileURLToPath(new URL('../../.cache/torture.md', import.meta.url));
/** Keeps the last complete run of each trial, since trials may be run one at a time. */
const KEPT = fileURLToPath(new URL('../../.cache/torture/', import.meta.url));

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true },
    rounds: { type: 'string' },
  },
});
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
const chosen = TRIALS.filter(({ name }) => values.only?.includes(name) ?? true);
const parts = values.part;
const hasParts = (trial: Trial) => parts?.every((part) => trial.parts?.includes(part)) ?? true;
if (chosen.length === 0 || (rounds !== undefined && !(rounds > 0)) || !chosen.every(hasParts)) {
  const names = TRIALS.map(({ name }) => name).join('|');
  console.error(`Use --only ${names} (as often as you like) and --rounds <number>.`);
  for (const { name, parts: all } of TRIALS)
    if (all)
      console.error(`With --only ${name} also --part ${all.join('|')} (as often as you like).`);
  process.exit(2);
}

let hasFailed = false;
for (const trial of chosen) {
  const started = performance.now();
  const outcome = await trial.run({ rounds, parts }).catch(notRun);
  const seconds = (performance.now() - started) / 1000;
  const report = { name: trial.name, title: trial.title, date: today(), outcome, seconds };
  print(report);
  // A trial that found nothing, for want of a program, leaves the figures of its last run.
  if (rounds === undefined && outcome.rows.length > 0) keep(parts ? joinKept(report) : report);
  hasFailed ||= outcome.failures.length > 0;
}
process.exitCode = hasFailed ? 1 : 0;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Writes the page anew once every trial has run. */
function keep(report: Report): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(KEPT, `${report.name}.json`), JSON.stringify(report));
  const kept = readdirSync(KEPT);
  if (!TRIALS.every(({ name }) => kept.includes(`${name}.json`))) return;
  const reports = TRIALS.map(
    ({ name }) => JSON.parse(readFileSync(join(KEPT, `${name}.json`), 'utf8')) as Report,
  );
  writeFileSync(PAGE, renderPage(reports));
}

/** A run of some parts takes the place of these rows alone. */
function joinKept(report: Report): Report {
  const file = join(KEPT, `${report.name}.json`);
  if (!existsSync(file)) return report;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const [key = ''] = Object.keys(report.outcome.rows[0] ?? {});
  const fresh = new Set(report.outcome.rows.map((row) => row[key]));
  const old = kept.outcome.rows.filter((row) => !fresh.has(row[key]));
  return {
    ...report,
    seconds: kept.seconds + report.seconds,
    outcome: { ...report.outcome, rows: [...old, ...report.outcome.rows] },
  };
}

function notRun(error: unknown): Outcome {
  console.error(error);
  return { rows: [], failures: [`could not run: ${(error as Error).message}`] };
}

/** Prints one trial's table as soon as it is there. */
function print({ name, title, outcome, seconds }: Report): void {
  console.log(`\n${name}: ${title} (${Math.round(seconds)} s)`);
  console.table(outcome.rows);
  for (const note of outcome.notes ?? []) console.log(`  ${note}`);
  for (const failure of outcome.failures) console.error(`  FAILED  ${failure}`);
}
