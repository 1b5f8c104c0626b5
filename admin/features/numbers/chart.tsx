import { joinClasses } from '../../../ui/class-names.ts';
import { Table } from '../../../ui/table/table.tsx';
import { t } from '../../shared/language/language.ts';
import view from '../../shared/view.module.css';
import styles from './numbers.module.css';

export interface ChartRow {
  name: string;
  /** Under a column, where the name has no room. */
  label?: string;
  value: number;
  more?: readonly (string | number)[];
  href?: string;
}

export function Chart({
  title,
  words,
  kind = 'bar',
  rows,
  heads,
  drawn = rows.length,
  isTableOpen = false,
}: {
  title: string;
  words?: string | undefined;
  kind?: 'column' | 'bar';
  rows: readonly ChartRow[];
  heads: readonly string[];
  drawn?: number;
  isTableOpen?: boolean;
}) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const isEmpty = rows.every(({ value, more }) => value === 0 && !more?.some(Boolean));
  return (
    <figure className={joinClasses(view.stack, view.box)}>
      <figcaption>
        <h3 className={view.title}>{t(title)}</h3>
        {words && <p className={view.muted}>{t(words)}</p>}
      </figcaption>
      {isEmpty ? (
        <p className={view.muted}>{t('Nothing on these days.')}</p>
      ) : (
        <>
          {/* The table below says the same. */}
          <div aria-hidden="true" className={kind === 'bar' ? styles.bars : styles.columns}>
            {rows.slice(0, drawn).map(({ name, label = name, value }) => (
              <div key={name} style={{ '--size': value / most } as object}>
                <b>{value}</b>
                <span>{label}</span>
              </div>
            ))}
          </div>
          <details open={isTableOpen} className={view.fold}>
            <summary>{t('{title} as a table', { title: t(title) })}</summary>
            <Table
              caption={t(title)}
              columns={heads.map((label, at) => ({
                id: label,
                label: t(label),
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
