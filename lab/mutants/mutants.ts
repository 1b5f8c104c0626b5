import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seeded } from '../torture/hostile/random.ts';
import { findArea } from './areas.ts';
import { isEquivalent } from './equivalents.ts';
import { findMutants, type Mutant } from './find-mutants.ts';
import { openSandbox } from './sandbox.ts';
import { tryMutant, type Verdict } from './try-mutant.ts';

/**
 * Changes the product in small ways, one at a time, and counts how many of the changes its tests notice.
 * The sample is drawn by chance over all areas, the same for the same seed.
 */
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const REPORTS = join(PROJECT, '.cache', 'mutants');

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    // Quick, while tests are written: what only a browser notices then counts as survived.
    'without-browser': { type: 'boolean', default: false },
  },
});
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);

const all = drawSample(Number(values.seed));
const mine = all.filter((_, at) => at % shards === shard - 1);
const wanted = Math.ceil(Number(values.count) / shards);
// Outside of the project, whose own tools would take it for a part of it.
const sandbox = openSandbox(PROJECT, mkdtempSync(join(tmpdir(), 'yctfc-mutants-')));
const results: { mutant: Mutant; verdict: Verdict }[] = [];
for (const mutant of mine) {
  if (results.length === wanted) break;
  const verdict = await tryMutant(sandbox, mutant, values);
  if (verdict === 'does not compile') continue;
  results.push({ mutant, verdict });
  console.log(`${verdict.padEnd(22)} ${mutant.file}:${mutant.line}  ${mutant.change}`);
}
rmSync(sandbox.folder, { recursive: true, force: true });
const killed = results.filter(({ verdict }) => verdict !== 'survived').length;
console.log(`\n${killed} of ${results.length} killed`);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(join(REPORTS, `report-${shard}.json`), JSON.stringify(results, null, 2));

/** Every mutant of the product in an order drawn by chance; no file gives more than one in a row. */
function drawSample(seed: number): Mutant[] {
  const random = seeded(seed);
  const tracked = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' }).split('\n');
  const mutants = tracked
    .filter((file) => findArea(file) && file.includes(values.only))
    .flatMap((file) => {
      const text = readFileSync(join(PROJECT, file), 'utf8');
      return findMutants(file, text).filter((mutant) => !isEquivalent(mutant, text));
    });
  return mutants
    .map((mutant) => ({ mutant, place: random.number(2 ** 31) }))
    .sort((one, other) => one.place - other.place)
    .map(({ mutant }) => mutant);
}
