import { createServer } from 'node:net';
import { whenNpmEnds } from './npm-life.mjs';
import { Stop } from './project.mjs';
import { runNode } from './run.mjs';

/**
 * The product with hot reload on one address: Astro serves the pages on PORT and hands the
 * backend's paths (DEV_BACKEND_URL) to a server of ours that restarts when its files change.
 * @returns exit code of whichever ends first; the other is ended with it
 */
export async function develop({ port, host, siteUrl, build }) {
  if ((await tryPort(port, host)) === undefined) {
    throw new Stop(
      `Port ${port} on ${host} is in use; choose another one, for example: PORT=${port + 1} npm run dev`,
    );
  }
  const backendPort = await tryPort(0, '127.0.0.1');
  const parts = [];
  const onStart = (child) => parts.push(child);
  const backend = runNode(
    ['--watch', '--watch-preserve-output', 'server/main.ts', '--without-site'],
    {
      env: { PORT: String(backendPort), HOST: '127.0.0.1', SITE_URL: siteUrl },
      onStart,
    },
  );
  const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port), '--host', host];
  const pages = runNode(astro, {
    env: { ...build, DEV_BACKEND_URL: `http://127.0.0.1:${backendPort}` },
    onStart,
  });
  const stop = () => {
    for (const part of parts) part.kill('SIGTERM');
  };
  whenNpmEnds(stop);
  const code = await Promise.race([backend, pages]);
  stop();
  await Promise.all([backend, pages]);
  return code;
}

/** The port when it is free (0 finds one), else undefined. */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, host, () => {
      const found = probe.address().port;
      probe.close(() => resolve(found));
    });
  });
}
