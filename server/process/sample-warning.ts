import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACTS_FILE, type FactToConfirm, groupByFile } from '../../contract/facts-to-confirm.ts';
import { isPublicAddress } from '../../contract/public-address.ts';

/** What `warnOfSamples` says about a built site; nothing where the build left no list. */
export async function warnOfBuiltSamples(
  siteFolder: string,
  siteUrl: string,
): Promise<readonly string[]> {
  const text = await readFile(join(siteFolder, FACTS_FILE), 'utf8').catch(() => '[]');
  return warnOfSamples(JSON.parse(text) as FactToConfirm[], siteUrl);
}

/**
 * What a person at the terminal reads before a site with samples reaches strangers.
 * @returns one warning, with a line for each file; nothing where no stranger reads the site or
 * everything is confirmed
 */
export function warnOfSamples(facts: readonly FactToConfirm[], siteUrl: string): readonly string[] {
  if (facts.length === 0 || !isPublicAddress(siteUrl)) return [];
  const places = groupByFile(facts).map(
    ([file, found]) => `  ${file}:${found.map(({ line }) => line).join(',')}`,
  );
  return [
    `${facts.length} facts to confirm before ${siteUrl} is shown to anybody. Sample company numbers`,
    'and names of people are left out of the pages; everything else stands there as if it were true.',
    'Confirm each and remove its mark; npm run facts prints them with their values.',
    ...places,
  ];
}
