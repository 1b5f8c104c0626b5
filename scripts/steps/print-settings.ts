import { buildVariables } from '../../server/built-with.ts';
import { readEnv } from '../../server/env.ts';
import { startOrExplain } from '../../server/startup-fault.ts';

await startOrExplain(async () => {
  const env = readEnv();
  const { port, host, siteUrl } = env;
  process.stdout.write(JSON.stringify({ port, host, siteUrl, build: buildVariables(env) }));
});
