import { sep } from 'node:path';
import { SITE_SOURCES } from '../../paths.mjs';
import { type BuildOutcome, startWarmBuilder } from './warm-builder.ts';
import { watchFiles } from './watch-files.ts';

const CONTENT = 'content';

/**
 * Builds the site, and again after every change of what it is made of, until the process ends. A
 * change outside the content loads the code anew. Says on the console what came of each build.
 * @param folder absolute; a running server takes over what is published there
 */
export async function watchContent(folder: string): Promise<void> {
  const builder = startWarmBuilder({ folder });
  let last: Promise<BuildOutcome> | undefined;
  const build = async (changed: readonly string[]): Promise<void> => {
    const startedAt = performance.now();
    const outcome = builder.build();
    // Several changes during one build share the next, which is told once.
    if (outcome === last) return;
    last = outcome;
    console.log(describe(await outcome, performance.now() - startedAt, changed));
  };
  await watchFiles(SITE_SOURCES, (changed) => {
    if (!changed.every(isContent)) builder.reload();
    void build(changed);
  });
  console.log('Building the site...');
  await build([]);
  console.log('Every change in what the site is made of is published now. End with Ctrl+C.');
}

const isContent = (path: string): boolean => path.split(sep)[0] === CONTENT;

function describe(outcome: BuildOutcome, elapsedMs: number, changed: readonly string[]): string {
  const cause = changed.length ? `, with ${changed.join(', ')}` : '';
  switch (outcome.kind) {
    case 'published':
      return `Published in ${(elapsedMs / 1000).toFixed(1)} s${cause}.`;
    case 'unchanged':
      return 'Nothing changed.';
    case 'failed':
      return `${outcome.reason}\nThe site stays as it was until the next change.`;
  }
}
