import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_START } from '../paths.mjs';
import { ROOT, runNode, Stop } from '../setup/project.mjs';
import { whenNpmEnds } from './npm-life.mjs';

const DEFAULT_PORT = '3999';

export async function tryRestore({ values, positionals }) {
  if (positionals.length !== 1)
    throw new Stop('Name one file.\nnpm run try-restore -- <file> [--port <port>]');
  if (!existsSync(join(ROOT, 'dist', 'index.html')))
    throw new Stop('There is no built site to look at it with: npm run build first.');
  const { port = DEFAULT_PORT } = values;
  const home = mkdtempSync(join(tmpdir(), 'yctfc-trial-'));
  const env = {
    DATA_DIR: home,
    PORT: port,
    HOST: '127.0.0.1',
    // Links lead here, and never to the site of `.env`.
    SITE_URL: `http://localhost:${port}`,
    DESK_URL: '',
    // Empty is unset: no other database, no mail to anybody.
    DATABASE_URL: '',
    SMTP_URL: '',
    TRUST_PROXY: '',
  };
  try {
    const code = await runNode(['server/operations/restore/main.ts', ...positionals], { env });
    if (code !== 0) return code;
    console.log(
      `Look at http://localhost:${port}/admin; Ctrl+C ends the trial and removes it.\n` +
        'What its desk had published is built for the trial first, which takes a minute.\n' +
        'A warning of pages for another SITE_URL is right here; build nothing.\n',
    );
    return await runNode(SERVER_START, {
      env,
      onStart: (server) => whenNpmEnds(() => server.kill('SIGTERM')),
    });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
