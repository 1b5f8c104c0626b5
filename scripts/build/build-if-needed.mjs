import { Stop } from '../setup/project.mjs';
import { runNode } from '../setup/run-node.mjs';
import { followLines } from '../terminal/screen.mjs';

/** Builds the site unless the folder was made from the same sources and settings. */
export async function buildIfNeeded({ folder, env, isCheckout = false, screen } = {}) {
  const place = folder ? ['--out', folder] : [];
  const source = isCheckout ? ['--checkout'] : [];
  const args = ['scripts/build/build.ts', '--if-needed', ...place, ...source];
  if (screen) return buildOnScreen(args, env, screen);
  // What went wrong stands above already.
  if ((await runNode(args, { env })) !== 0) throw new Stop('');
}

async function buildOnScreen(args, env, screen) {
  const count = countBuild();
  let followed;
  screen.begin('Website', 'checking');
  const code = await runNode(args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: (child) => {
      followed = followLines(child, (line, isError) => {
        if (!isError) screen.count(count(line).now);
      });
    },
  });
  screen.end(code === 0 && count('').total);
  if (code === 0) return;
  const hint =
    'Correct what is named above, then start again; `npm start -- --verbose` shows every line of the build.';
  throw new Stop(code > 128 ? '' : [...followed.errors, hint].join('\n'));
}

/** Reads off the build's own lines how far it is. */
export function countBuild() {
  let now = 'checking';
  let pages = 0;
  let pictures = 0;
  return (line) => {
    const [, picture, of] = /▶ .*\((\d+)\/(\d+)\)$/.exec(line) ?? [];
    if (picture) {
      pictures = Number(of);
      now = `pictures ${picture}/${of}`;
    } else if (/[├└]─ \/.*\.html/.test(line)) {
      pages += 1;
      now = `pages ${pages}`;
    } else if (line.includes('Building the site')) now = 'preparing';
    else if (line.includes('[build] Complete!')) now = 'compressing';
    pages = Number(/ (\d+) page\(s\) built/.exec(line)?.[1] ?? pages);
    const made = [`${pages} pages`, ...(pictures ? [`${pictures} pictures`] : [])];
    return { now, total: pages > 0 && made.join(', ') };
  };
}
