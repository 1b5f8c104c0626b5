import sheet from 'charts.css/dist/charts.min.css?url';
import { joinClasses } from '../../../ui/class-names.ts';
import { Table } from '../../../ui/table/table.tsx';
import view from '../view.module.css';
import ours from './charts.css?url';
import styles from './report.module.css';

export interface ChartRow {
  name: string;
  label?: string;
  isQuiet?: boolean;
  value: number;
  more?: readonly (string | number)[];
  href?: string;
}

export function Chart({
  title,
  words,
  kind,
  rows,
  heads,
  empty,
  drawn = rows.length,
  isTableOpen = false,
}: {
  title: string;
  words?: string;
  kind: 'column' | 'bar';
  rows: readonly ChartRow[];
  heads: readonly string[];
  empty: string;
  drawn?: number;
  isTableOpen?: boolean;
}) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const isEmpty = rows.every(({ value, more }) => value === 0 && !more?.some(Boolean));
  return (
    <figure className={joinClasses(view.stack, view.box, styles.chart)}>
      {/* By itself and not with the desk's styles, all of which are in the page. */}
      <link rel="stylesheet" href={sheet} precedence="charts" />
      <link rel="stylesheet" href={ours} precedence="charts" />
      <figcaption>
        <h3 className={view.title}>{title}</h3>
        {words && <p className={view.muted}>{words}</p>}
      </figcaption>
      {isEmpty ? (
        <p className={view.muted}>{empty}</p>
      ) : (
        <>
          {/* The table below says the same. */}
          <table aria-hidden="true" className={`charts-css ${kind} show-labels show-primary-axis`}>
            <tbody>
              {rows.slice(0, drawn).map(({ name, label = name, isQuiet, value }) => (
                <tr key={name} className={isQuiet ? 'hide-label' : undefined}>
                  <th scope="row">{label}</th>
                  <td
                    data-none={value === 0 || undefined}
                    style={{ '--size': value / most } as object}
                  >
                    <span className="data">{value}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <details open={isTableOpen} className={view.fold}>
            <summary>{title} as a table</summary>
            <Table
              caption={title}
              columns={heads.map((label, at) => ({
                id: label,
                label,
                align: at ? 'end' : 'start',
              }))}
            >
              {rows.map(({ name, value, more = [], href }) => (
                <tr key={name}>
                  <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
                  {[value, ...more].map((cell, at) => (
                    <td key={heads[at + 1]} data-align="end">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </Table>
          </details>
        </>
      )}
    </figure>
  );
}
