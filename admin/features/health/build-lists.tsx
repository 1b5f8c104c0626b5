import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { indianDay } from '../../../contract/desk/indian-clock.ts';
import { DATES_FILE, FACTS_FILE, groupByFile } from '../../../contract/facts-to-confirm.ts';
import { Panel } from '../../shared/panel.tsx';
import { now } from '../../shared/time/now.ts';
import styles from './health.module.css';

/** A list that belongs to the build, read once; a site that was built without it has none. */
function useBuildList<Item>(file: string, schema: v.GenericSchema<unknown, Item[]>): Item[] {
  const { data = [] } = useQuery({
    queryKey: ['build-list', file],
    queryFn: async () => {
      const response = await fetch(file);
      return response.ok ? v.parse(schema, await response.json()) : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

const factsSchema = v.array(v.object({ file: v.string(), line: v.number(), path: v.string() }));

export function FactsToConfirm() {
  const facts = useBuildList(FACTS_FILE, factsSchema);
  if (facts.length === 0) return null;
  return (
    <Panel
      title={facts.length === 1 ? '1 fact to confirm' : `${facts.length} facts to confirm`}
      words="The site was built with these samples. Put the true value in each place and take its mark away. A build for a public address leaves sample company numbers and names of people out; the rest is shown to visitors as it stands."
    >
      <details>
        <summary>Where each is</summary>
        <ul className={styles.places}>
          {groupByFile(facts).map(([file, found]) => (
            <li key={file}>
              <code>{file}</code>
              <ul>
                {found.map(({ line, path }) => (
                  <li key={line}>{`line ${line}: ${path}`}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

const datesSchema = v.array(v.object({ file: v.string(), what: v.string(), until: v.string() }));

/** Days ahead in which an end is worth knowing; `npm run facts` looks as far. */
const SOON_DAYS = 60;

export function DatesToRenew() {
  const today = indianDay(now());
  const near = useBuildList(DATES_FILE, datesSchema)
    .map((entry) => ({ ...entry, days: indianDay(Date.parse(entry.until)) - today }))
    .filter(({ days }) => days <= SOON_DAYS)
    .sort((left, right) => left.days - right.days);
  if (near.length === 0) return null;
  return (
    <Panel
      title={near.length === 1 ? '1 date to renew' : `${near.length} dates to renew`}
      words="A claim or an offer whose last day is over is left out by the next build. Renew its day, or take it away."
    >
      <ul className={styles.places}>
        {near.map(({ file, what, until, days }) => (
          <li key={`${file} ${what}`}>
            {`${what}: ${days < 0 ? 'ended on' : 'ends on'} ${until}, `}
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
