import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown } from '../../../ui/icon/icons.ts';
import { Table } from '../../../ui/table/table.tsx';
import type { Question } from '../../content/franchise/franchise-words.ts';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import type { PageContent } from '../../content/page/page.ts';
import { formatMetrics, METRIC_LABELS, type Metric } from '../../format/model-metrics.ts';
import { formatLakhs } from '../../format/range.ts';
import { splitAtAmounts } from '../../format/whole-amounts.ts';
import '../shared/pieces.css';
import styles from './franchise.module.css';

export function BudgetBands({
  bands,
}: {
  bands: readonly PageContent<'franchise'>['budgets']['bands'][number][];
}) {
  return (
    <ul className={`plain-list split ${styles.bands}`}>
      {bands.map(({ name, text, investment }) => (
        <li key={name} className="panel">
          <h3>{name}</h3>
          <p className="figure">{formatLakhs(investment)}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function FigureNote({
  words: { note, terms },
}: {
  words: Pick<PageContent<'franchise'>['figureNote'], 'note' | 'terms'>;
}) {
  return (
    <div className={`split ${styles.note}`}>
      <p className={styles.source}>{note}</p>
      <dl className={`tiles ${styles.terms}`}>
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="strong">{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface ModelTableProps {
  models: readonly Pick<LocatedModel, 'slug' | 'name' | 'figures'>[];
  caption: string;
}

/** On a phone the figures' names stand above their rows, so that all models are seen at once. */
export function ModelTable({ models, caption }: ModelTableProps) {
  const columns = [
    { id: 'metric', label: 'Figure', isLabelHidden: true },
    ...models.map(({ slug, name }) => ({ id: slug, label: name })),
  ];
  const rows = models.map(({ slug, figures }) => ({ slug, metrics: formatMetrics(figures) }));
  const metrics = Object.entries(METRIC_LABELS) as [Metric, string][];
  return (
    <Table caption={caption} columns={columns} className={styles.region}>
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
  );
}

export interface QuestionListProps {
  questions: readonly (Question & { id?: string })[];
}

/** Questions that open to their answers; on paper all are open. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <details key={question} className={`fold ${styles.question}`}>
          <summary>
            {question}
            <Icon icon={ChevronDown} size="medium" />
          </summary>
          {/* Browsers unfold what an anchor leads into. */}
          <p id={id}>
            {splitAtAmounts(answer).map((part, place) => (
              <span key={place} className={place % 2 ? 'whole' : undefined}>
                {part}
              </span>
            ))}
          </p>
        </details>
      ))}
    </div>
  );
}
