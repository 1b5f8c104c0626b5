import { runNode } from '../setup/project.mjs';
import { whenNpmEnds } from './npm-life.mjs';
import { refuseBusyPort, tryPort } from './settings.mjs';

export async function develop() {
  const { port, host, siteUrl, build } = await refuseBusyPort();
  const backendPort = await tryPort(0, '127.0.0.1');
  const parts = [];
  const onStart = (child) => parts.push(child);
  const backend = runNode(
    ['--watch', '--watch-preserve-output', 'server/main.ts', '--without-site'],
    {
      env: { PORT: String(backendPort), HOST: '127.0.0.1', SITE_URL: siteUrl, DESK_URL: '' },
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
