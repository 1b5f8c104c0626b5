import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BUILD_OF_COPY, copyProject } from '../testing/copy-project.ts';

const PAGES = ['404.astro', 'menu.astro'];
const MENU = 'content/brands/delhi-gali/menu.yaml';
const WAIT = { timeout: 100_000, interval: 50 };

function startWatching(project: string) {
  const program = ['scripts/build/build.ts', '--watch', '--out', 'public-site'];
  const watching = spawn(process.execPath, program, { cwd: project, env: BUILD_OF_COPY });
  let output = '';
  for (const stream of [watching.stdout, watching.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  onTestFinished(async () => {
    watching.kill();
    if (watching.exitCode === null) await once(watching, 'close');
    rmSync(project, { recursive: true });
  });
  return {
    /** Waits for these words behind those that it waited for before. */
    says: (words: string) =>
      vi.waitFor(() => {
        expect(output).toContain(words);
        const said = output.slice(0, output.indexOf(words));
        output = output.slice(output.indexOf(words) + words.length);
        return said;
      }, WAIT),
    menuPage: () => readFileSync(join(project, 'public-site/menu.html'), 'utf8'),
  };
}

test('a saved price is published, a fault leaves the site and is explained', async () => {
  const project = copyProject(PAGES);
  const file = join(project, MENU);
  const menu = readFileSync(file, 'utf8');
  const save = (price: string) =>
    writeFileSync(file, menu.replace(/price: \d+/, `price: ${price}`));
  const { says, menuPage } = startWatching(project);
  await says('End with Ctrl+C.');

  expect(menuPage()).not.toContain('₹143');
  save('143');
  await says('Published');
  expect(menuPage()).toContain('₹143');

  for (const [price, reason] of [
    ['free', 'is not a number'],
    ['990', '₹990 is outside'],
  ] as const) {
    save(price);
    const explanation = await says('The site stays as it was');
    expect(explanation).toContain(MENU);
    expect(explanation).toContain(reason);
    expect(explanation.match(/The build failed/g)).toHaveLength(1);
    expect(menuPage()).toContain('₹143');
  }

  save('141');
  await says('Published');
  expect(menuPage()).toContain('₹141');
}, 300_000);
