import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_START } from '../paths.mjs';
import { ROOT, Stop } from '../setup/project.mjs';
import { runNode } from '../setup/run-node.mjs';
import { whenNpmEnds } from './npm-life.mjs';

const DEFAULT_PORT = '3999';

/**
 * Restores a backup into a home that is thrown away afterwards, and serves it beside the running product
 * until Ctrl+C. It builds nothing: what is served to visitors stays as it is, whatever the settings here.
 * @param args the backup, and `--port`
 * @returns the exit code
 * @throws Stop when not one file is named, or there is no built site to look at it with
 */
export async function tryRestore({ values, positionals }) {
  if (positionals.length !== 1) {
    throw new Stop('Name one file.\nnpm run try-restore -- <file> [--port <port>]');
  }
  if (!existsSync(join(ROOT, 'dist', 'index.html'))) {
    throw new Stop('There is no built site to look at it with: npm run build first.');
  }
  const { port = DEFAULT_PORT } = values;
  const home = mkdtempSync(join(tmpdir(), 'yctfc-trial-'));
  const env = {
    DATA_DIR: home,
    PORT: port,
    HOST: '127.0.0.1',
    // Empty is unset: no other database, no mail to anybody, links that lead here.
    DATABASE_URL: '',
    SMTP_URL: '',
    SITE_URL: '',
    TRUST_PROXY: '',
  };
  try {
    const code = await runNode(['server/operations/restore/main.ts', ...positionals], { env });
    if (code !== 0) return code;
    console.log(
      `Look at http://localhost:${port}/admin; Ctrl+C ends the trial and removes it.\n` +
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
