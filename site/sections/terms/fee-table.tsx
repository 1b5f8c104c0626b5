import { contactPath, type InterestModel } from '../../../contract/interest/interest.ts';
import type { FeeLine } from '../../content/terms-words.ts';
import styles from './fee-table.module.css';

export interface FeeTableProps {
  lines: readonly FeeLine[];
  models: readonly { route: InterestModel; name: string; path: string }[];
  caption: string;
  /** Stands where nobody has confirmed a value, and leads to the enquiry. */
  ask: string;
}

/** What a partner pays, a line for each fee and a column for each model; no column leaves a phone. */
export function FeeTable({ lines, models, caption, ask }: FeeTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {models.map(({ path, name }) => (
            <th key={path} scope="col">
              <a href={path}>{name}</a>
            </th>
          ))}
        </tr>
      </thead>
      {lines.map(({ label, meaning, values }) => (
        <tbody key={label}>
          <tr>
            <th className={styles.line} colSpan={models.length} scope="rowgroup">
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.meaning}>{meaning}</span>
            </th>
          </tr>
          <tr>
            {models.map(({ route, name }) => (
              <td key={route} className={styles.value}>
                {values[route] ?? (
                  <a href={contactPath({ from: 'fees', models: [route] })}>
                    {ask}
                    <span className="visually-hidden">
                      : {label}, {name}
                    </span>
                  </a>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
