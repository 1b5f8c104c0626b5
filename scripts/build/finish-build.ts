import type { PolicyOptions } from '../../server/policy/content-security-policy.ts';
import { compressSite } from './compress-site.ts';
import { trimStyles } from './trim-styles.ts';
import { writeHostHeaders } from './write-host-headers.ts';

/**
 * Completes a build: styles trimmed to each page, headers for static hosts, compression.
 * @param folder the build's output
 */
export async function finishBuild(folder: string, policy: PolicyOptions): Promise<void> {
  await trimStyles(folder);
  await writeHostHeaders(folder, policy);
  await compressSite(folder);
}
