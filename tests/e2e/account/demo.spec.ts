import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECTIONS } from '../../../admin/app/desk/places.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { readDemo } from '../../../server/demo/fill-demo.ts';
import { readOverflow } from '../../support/browser/overflow.ts';
import { fillCredentials, pressSignIn } from '../../support/product/auth-page.ts';
import { expect, type Page, test } from '../../support/product/product.ts';
import { freePort } from '../../support/server/free-port.ts';

/** What the desk asks while the one server has stopped and the other has not begun. */
test.use({ expectedErrors: [/Failed to load resource/] });

let launcher: ChildProcess;
let ended: Promise<unknown>;
/** Holds the data of both, each in a folder of its own. */
let home: string;
let url: string;
let printed = '';

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'yctfc-both-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  launcher = launch({
    PORT: String(port),
    DATA_DIR: join(home, 'var'),
    TMPDIR: home,
    LOG_LEVEL: 'silent',
  });
  ended = once(launcher, 'exit');
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Password');
});
test.afterAll(async () => {
  launcher.kill('SIGTERM');
  await ended;
  rmSync(home, { recursive: true });
});

/** The product as `npm run serve -- --demo` starts it. */
function launch(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'serve', '--demo'], {
    env: { ...process.env, SITE_URL: '', ADMIN_EMAIL: '', SMTP_URL: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return child;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

test('the bar stands above every view, the lists hold the people, and one press leads out', async ({
  page,
}) => {
  await page.goto(url + ROUTES.auth);
  await fillCredentials(page, 'admin@example.com', /Password\s+(\S+)/.exec(printed)?.[1] ?? '');
  await pressSignIn(page);
  await expect(page).toHaveURL(url + ROUTES.admin);
  const links = page.getByRole('navigation', { name: 'Lead desk' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const { id } of SECTIONS) {
    await page.goto(`${url}${ROUTES.admin}#${id}`);
    await expect(bar(page)).toContainText('none of these people exist');
    expect(await readOverflow(page), id).toBeLessThanOrEqual(0);
  }
  await page.goto(`${url}${ROUTES.admin}#today`);
  const waiting = readDemo().people.find(({ steps, doubt }) => !steps && !doubt)?.name ?? '';
  await expect(page.getByText(waiting).first()).toBeVisible();

  const { drafts } = readDemo();
  await page.goto(`${url}${ROUTES.admin}#content`);
  await expect(page.getByText(`Draft: ${drafts.length} files with changes`)).toBeVisible();
  expect(readdirSync(home).filter((name) => name.startsWith('yctfc-demo-'))).toHaveLength(1);

  await bar(page).getByRole('button', { name: 'Leave the demo' }).click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.auth}$`));
  expect(printed).toContain('Sign up');
  expect(readdirSync(home).filter((name) => name.startsWith('yctfc-demo-'))).toEqual([]);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^sb-/.test(key)),
  );
  expect(kept).toEqual([]);
});
