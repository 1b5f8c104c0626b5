import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { FACTS_FILE, groupByFile } from '../../../contract/facts/facts-to-confirm.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import styles from './health.module.css';

const factsSchema = v.array(v.object({ file: v.string(), line: v.number(), path: v.string() }));

/** The build's own list; a site that was built without one counts as confirmed. */
async function readFactsFile() {
  const response = await fetch(FACTS_FILE);
  return response.ok ? v.parse(factsSchema, await response.json()) : [];
}

/** Samples that stand in the content until the owner confirms them, and where; nothing when all are. */
export function FactsToConfirm() {
  const { data: facts = [] } = useQuery({
    queryKey: ['facts-to-confirm'],
    queryFn: readFactsFile,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (facts.length === 0) return null;
  return (
    <Panel
      title={facts.length === 1 ? '1 fact to confirm' : `${facts.length} facts to confirm`}
      words="The site was built with these samples. Put the true value in each place and take its mark away. A build for a public address leaves sample company numbers and names of people out; the rest is shown to visitors as it stands."
    >
      <details>
        <summary>Where each stands</summary>
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
