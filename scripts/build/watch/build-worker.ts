import { enableCompileCache } from 'node:module';
import { readEnv } from '../../../server/env.ts';
import { StartupError, startOrExplain } from '../../../server/process/startup-error.ts';
import { buildVariables } from '../../../server/static/builds/built-with.ts';
import { fingerprint, isBuiltFrom } from '../fingerprint.ts';
import type { BuildOutcome } from './warm-builder.ts';

/**
 * The other end of `warm-builder.ts`: builds the site into the folder of the first argument whenever
 * its parent sends a message, and answers each with a `BuildOutcome`. Astro stays in memory.
 */
const [, , folder = 'dist'] = process.argv;

enableCompileCache('.cache/compiled');
// Nobody would ask any more.
process.once('disconnect', () => process.exit());

await startOrExplain(async () => {
  const env = readEnv();
  const variables = buildVariables(env);
  const { buildSite } = await import('../build-site.ts');
  let known: string | undefined;

  // The first build is made in any case, since it makes all later ones faster.
  const build = async (): Promise<BuildOutcome> => {
    const stamp = fingerprint(variables);
    if (stamp === known && isBuiltFrom(folder, stamp)) return { kind: 'unchanged' };
    known = undefined;
    await buildSite({ folder, policy: env, variables, stamp, isQuiet: true });
    known = stamp;
    return { kind: 'published' };
  };

  process.on('message', () => {
    void build()
      .catch((error): BuildOutcome => ({ kind: 'failed', reason: explain(error) }))
      .then((outcome) => process.send?.(outcome));
  });
});

const explain = (error: unknown): string => {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
