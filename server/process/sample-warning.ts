import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACTS_FILE, type FactToConfirm, groupByFile } from '../../contract/facts-to-confirm.ts';
import { isPublicAddress } from '../../contract/public-address.ts';
import { builtForAddress } from '../static/builds/built-with.ts';

export async function warnOfBuiltSamples(siteFolder: string, siteUrl: string) {
  const text = await readFile(join(siteFolder, FACTS_FILE), 'utf8').catch(() => '[]');
  const builtFor = (await builtForAddress(siteFolder)) ?? siteUrl;
  return warnOfSamples(JSON.parse(text) as FactToConfirm[], siteUrl, builtFor);
}

/** Pages built for an address that no stranger reaches show every sample. */
export function warnOfSamples(
  facts: readonly FactToConfirm[],
  siteUrl: string,
  builtFor = siteUrl,
): readonly string[] {
  if (facts.length === 0 || !isPublicAddress(siteUrl)) return [];
  const places = groupByFile(facts).map(
    ([file, found]) => `  ${file}:${found.map(({ line }) => line).join(',')}`,
  );
  const shown = isPublicAddress(builtFor)
    ? [
        'Sample company numbers',
        'and names of people are left out of the pages; everything else stands there as if it were true.',
      ]
    : [
        'These pages',
        `were built for ${builtFor} and show all of them, sample company numbers and names of people too, as if`,
        'they were true: run npm run build with this SITE_URL first, which leaves those out.',
      ];
  const [beginning, ...rest] = shown;
  return [
    `${facts.length} facts to confirm before ${siteUrl} is shown to anybody. ${beginning}`,
    ...rest,
    'Confirm each and remove its mark; npm run facts prints them with their values.',
    ...places,
  ];
}
