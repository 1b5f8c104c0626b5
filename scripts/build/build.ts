import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../../server/env.ts';
import { giveToOwner } from '../../server/process/give-folder.ts';
import { warnOfSamples } from '../../server/process/sample-warning.ts';
import { startOrExplain } from '../../server/process/startup-error.ts';
import { buildVariables, siteFolderFor } from '../../server/static/builds/built-with.ts';
import { readShown, showBefore, siteData } from '../../server/static/builds/kept-builds.ts';
import { listFactsToConfirm, warnOfClaims } from '../../site/content/facts/read-facts.ts';
import { fingerprint, isBuiltFrom } from './fingerprint.ts';
import { undoBuild } from './kept/replaced-build.ts';

/** What was published at the desk is built again, unless `--checkout` or `--out` says otherwise. */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    'if-needed': { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
    checkout: { type: 'boolean', default: false },
  },
});

// Compiled code of Astro and its packages, a third of the time to load them.
enableCompileCache('.cache/compiled');

await startOrExplain(async () => {
  const usual = resolve(values.out ?? 'dist');
  const env = readEnv();
  const isOwn = values.out === undefined && !values.checkout;
  const { current } = isOwn ? await readShown(env.dataDir) : { current: null };
  if (values.undo) {
    if (!current || !(await showBefore(env.dataDir))) undoBuild(usual);
    else giveToOwner(siteData(env.dataDir));
    console.log('The build before is back. A running server serves it within a second.');
    return;
  }
  if (current) {
    const { rebuildShown } = await import('../publish/rebuild-shown.ts');
    return rebuildShown(env.dataDir);
  }
  const warn = () => {
    for (const line of warnOfSamples(listFactsToConfirm(), env.siteUrl)) console.warn(line);
    for (const line of warnOfClaims()) console.warn(line);
  };
  const variables = buildVariables(env);
  const isFree = values['if-needed'] && values.out === undefined;
  const folder = isFree ? await siteFolderFor(resolve('.'), variables) : usual;
  const stamp = fingerprint(variables);
  if (values['if-needed'] && isBuiltFrom(folder, stamp)) return;
  console.log('Building the site...');
  // Only here, since Astro takes a second to load and most starts find the site built.
  const { buildSite } = await import('./build-site.ts');
  await buildSite({ folder, policy: env, variables, stamp });
  // The server of `npm start` says it itself, at every start.
  if (!values['if-needed']) warn();
});
