import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { listFaults } from './refuse-faults.ts';

/** Editors write a file in several steps. */
const PAUSE_MS = 150;

/** Says the faults of the content while somebody develops: over every open page and in the
 * terminal, at the start and after each change, until they are mended. */
export const faultOverlay = (): Plugin => ({
  name: 'yctfc-content-faults',
  apply: 'serve',
  // Astro has servers of its own besides, which nobody looks at.
  configureServer: (server) => {
    if (server.config.server.hmr !== false) followContent(server);
  },
});

function followContent(server: ViteDevServer): void {
  const content = resolve('content') + sep;
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  let turn = 0;
  const show = () => server.ws.send({ type: 'error', err: overlayOf(shown) });
  const look = async () => {
    turn += 1;
    const own = turn;
    const faults = await listFaults().catch((error: Error) => error.message);
    // A later change asked again meanwhile.
    if (own !== turn || faults === shown) return;
    shown = faults;
    if (faults) {
      server.config.logger.error(`The content has faults.\n${faults}`, { timestamp: true });
      show();
    } else {
      server.config.logger.info('The content is sound again.', { timestamp: true });
      server.ws.send({ type: 'full-reload' });
    }
  };
  server.watcher.on('all', (_event, path) => {
    if (!resolve(path).startsWith(content)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PAUSE_MS);
  });
  server.ws.on('connection', () => shown && show());
  void look();
}

function overlayOf(faults: string) {
  const [, file, line, column] = /^([^:\n]+):(\d+):(\d+)/.exec(faults) ?? [];
  const place = file && {
    loc: { file: resolve(file), line: Number(line), column: Number(column) },
  };
  return {
    ...{
      name: 'Content',
      title: 'The content has faults',
      message: escapeMarkup(faults),
      stack: '',
    },
    ...place,
  };
}

/** Astro's overlay takes a message for HTML, and content may be at fault for holding some. */
const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
