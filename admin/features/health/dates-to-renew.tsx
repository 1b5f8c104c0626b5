import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { indianDay } from '../../../contract/desk/indian-clock.ts';
import { DATES_FILE } from '../../../contract/facts-to-confirm.ts';
import { Panel } from '../../shared/panel.tsx';
import { now } from '../../shared/time/now.ts';
import styles from './health.module.css';

const datesSchema = v.array(v.object({ file: v.string(), what: v.string(), until: v.string() }));

/** Days ahead in which an end is worth knowing; `npm run facts` looks as far. */
const SOON_DAYS = 60;

/** What ends soon, of a list that belongs to the build; a site that was built without it has none. */
export function DatesToRenew() {
  const { data = [] } = useQuery({
    queryKey: ['dates-to-renew'],
    queryFn: async () => {
      const response = await fetch(DATES_FILE);
      return response.ok ? v.parse(datesSchema, await response.json()) : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const today = indianDay(now());
  const near = data
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
