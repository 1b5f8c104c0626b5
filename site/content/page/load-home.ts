import { getEntry } from 'astro:content';
import type { HomeContent } from './home.ts';

/**
 * The words and pictures of the home page.
 * @throws when `content/home/home.yaml` is missing.
 */
export async function loadHome(): Promise<HomeContent> {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new Error('content/home/home.yaml is missing');
  return entry.data;
}
