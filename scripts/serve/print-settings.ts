import { readEnv } from '../../server/env.ts';
import { startOrExplain } from '../../server/process/startup-error.ts';
import { buildVariables } from '../../server/static/builds/built-with.ts';

await startOrExplain(async () => {
  const env = readEnv();
  const { port, host, siteUrl } = env;
  process.stdout.write(JSON.stringify({ port, host, siteUrl, build: buildVariables(env) }));
});
