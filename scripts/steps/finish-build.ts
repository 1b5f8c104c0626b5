import { readEnv } from '../../server/env.ts';
import { startOrExplain } from '../../server/process/startup-error.ts';
import { compressSite } from './compress-site.ts';
import { trimStyles } from './trim-styles.ts';
import { writeHostHeaders } from './write-host-headers.ts';

/**
 * Completes a build in the folder of the first argument: styles trimmed to each page, headers for
 * static hosts, compression.
 */
await startOrExplain(async () => {
  const folder = process.argv[2] ?? 'dist';
  await trimStyles(folder);
  await writeHostHeaders(folder, readEnv());
  await compressSite(folder);
});
