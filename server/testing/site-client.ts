import { rmSync } from 'node:fs';
import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { readSite } from '../static/read-site.ts';
import { serveSite } from '../static/serve-site.ts';
import { writeBuiltSite } from './built-site.ts';

/** A client for the small built site, without a port. */
export interface SiteClient {
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  /** Removes the site's files, as a new build would. */
  remove(): void;
}

/** The whole body of an answer. */
export const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());

/** Opens the site. A page's policy is the length of its HTML. */
export async function openSiteClient(): Promise<SiteClient> {
  const folder = writeBuiltSite();
  const site = await readSite(folder, {
    baseHeaders: { 'x-content-type-options': 'nosniff' },
    pageHeaders: (html) => ({ 'content-security-policy': `length ${html.length}` }),
  });
  const app = new Hono<AppEnv>().all('*', serveSite(site));
  return {
    get: async (path, headers = {}, method = 'GET') =>
      app.request(`http://localhost${path}`, { headers, method }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
