import { getEntry } from 'astro:content';
import type { Navigation } from './navigation.ts';

/**
 * The links of header and footer with their addresses.
 * @throws when `content/navigation.yaml` is missing.
 */
export async function loadNavigation(): Promise<Navigation> {
  const entry = await getEntry('navigation', 'navigation');
  if (!entry) throw new Error('content/navigation.yaml is missing');
  return entry.data;
}
