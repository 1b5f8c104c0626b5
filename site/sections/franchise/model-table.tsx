import { Table } from '../../../ui/table/table.tsx';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import { formatMetrics, METRIC_LABELS, type Metric } from '../../format/model-metrics.ts';
import styles from './model-table.module.css';

export interface ModelTableProps {
  models: readonly Pick<LocatedModel, 'slug' | 'name' | 'figures'>[];
  caption: string;
}

/**
 * Every published figure of every model side by side. On a phone the figures' names stand above their rows, so that all
 * models are seen at once; it stays a table to who hears it.
 */
export function ModelTable({ models, caption }: ModelTableProps) {
  const columns = [
    { id: 'metric', label: 'Figure', isLabelHidden: true },
    ...models.map(({ slug, name }) => ({ id: slug, label: name })),
  ];
  const rows = models.map(({ slug, figures }) => ({ slug, metrics: formatMetrics(figures) }));
  const metrics = Object.entries(METRIC_LABELS) as [Metric, string][];
  return (
    <div className={styles.frame}>
      <Table caption={caption} isCaptionHidden columns={columns} className={styles.region}>
        {metrics.map(([metric, label]) => (
          <tr key={metric} data-metric={metric}>
            <th scope="row">
              <span>{label}</span>
            </th>
            {rows.map((row) => (
              <td key={row.slug}>{row.metrics[metric]}</td>
            ))}
          </tr>
        ))}
      </Table>
    </div>
  );
}
