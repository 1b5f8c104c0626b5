import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyChange, copyTree, readChanges } from './follow-page.ts';

const PAGE = readFileSync('docs/developer/add-a-field-to-an-enquiry.md', 'utf8');
const CHANGES = readChanges(PAGE);
/** "Adding a field to an enquiry touches at most five files." */
const MAX_FILES = 5;
/** Compiling and testing a tree is work, not a wait: a machine with other work needs longer for it. */
const TIMEOUT_MS = 600_000;
/** Whose tests see an enquiry's fields. The rest of the tree is tested where it stands. */
const TOUCHED = [
  'contract/',
  'site/outbox/',
  'contact-form/',
  'admin/features/leads/',
  'admin/shared/lead/',
];

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'yctfc-field-'));
  copyTree(tree);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Runs a program of the tree's own. @throws with all that it printed, when it fails */
function run(...args: string[]): void {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name)),
  );
  try {
    execFileSync(process.execPath, args, { cwd: tree, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`node ${args.join(' ')} failed.\n${stdout}\n${stderr}`);
  }
}

test('names at most five files', () => {
  const named = PAGE.matchAll(/^\d\. [\s\S]*?(?=\n\n)/gm);
  expect([...named]).toHaveLength(MAX_FILES);
  // A hint is content, for whoever wants one.
  const files = new Set(
    CHANGES.map(({ file }) => file).filter((file) => !file.startsWith('content/')),
  );
  expect(files.size).toBeGreaterThan(2);
  expect(files.size).toBeLessThanOrEqual(MAX_FILES);
});

test(
  'the tree compiles with the new field, and an enquiry takes it all the way',
  () => {
    for (const change of CHANGES) applyChange(tree, change);
    run('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json');
    renameSync(
      join(tree, 'lab/how-to/district-travels.ts'),
      join(tree, 'lab/how-to/district-travels.database.test.ts'),
    );
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts'];
    run(
      ...vitest,
      ...['--project', 'lab', '--project', 'database'],
      'district-travels',
      'contract/limits',
      'migrations/schema',
    );
    run(...vitest, '--project', 'unit', ...TOUCHED);
  },
  TIMEOUT_MS,
);
