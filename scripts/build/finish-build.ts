import type { PolicyOptions } from '../../server/policy/content-security-policy.ts';
import { compressSite } from './compress-site.ts';
import { dropUnlinkedPictures } from './drop-unlinked-pictures.ts';
import { trimStyles } from './trim-styles.ts';
import { writeHostHeaders } from './write-host-headers.ts';

/**
 * Completes a build: styles trimmed to each page, pictures that no page leads to deleted, headers for
 * static hosts, compression.
 * @param folder the build's output
 */
export async function finishBuild(folder: string, policy: PolicyOptions): Promise<void> {
  await trimStyles(folder);
  await dropUnlinkedPictures(folder);
  await writeHostHeaders(folder, policy);
  await compressSite(folder);
}
