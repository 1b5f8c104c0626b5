import { Stop } from './project.mjs';
import { readNode } from './run.mjs';

/**
 * What the environment and `.env` say, checked by the server's own rules before anything slow starts.
 * @returns {Promise<{port: number, host: string, siteUrl: string, build: Record<string, string>}>}
 * `build` holds the variables that become part of the pages
 * @param {Record<string, string>} env set over the environment
 */
export async function readSettings(env = {}) {
  const { code, output } = await readNode(['scripts/steps/print-settings.ts'], { env });
  if (code !== 0) throw new Stop('');
  return JSON.parse(output);
}
