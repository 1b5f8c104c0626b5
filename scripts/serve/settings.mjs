import { createServer } from 'node:net';
import { readNode, Stop } from '../setup/project.mjs';

export async function refuseBusyPort() {
  const { code, output } = await readNode(['scripts/serve/print-settings.ts']);
  if (code !== 0) throw new Stop('');
  const settings = JSON.parse(output);
  const { port, host } = settings;
  if ((await tryPort(port, host)) === 'EADDRINUSE')
    throw new Stop(
      `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another port, for example: PORT=${port + 1} npm start`,
    );
  return settings;
}

/** @returns the port when it is free (0 finds one), else the fault's code */
export function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen(port, host, () => {
      const found = probe.address().port;
      probe.close(() => resolve(found));
    });
  });
}
