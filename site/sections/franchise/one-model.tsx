import '../shared/pieces.css';
import motion from '../../../ui/theme/motion.module.css';
import type { ShownClaim } from '../../content/claims/claim-fields.ts';
import type { FranchiseModel } from '../../content/franchise/franchise-model.ts';
import type { Point, PointList } from '../../content/shared/point.ts';
import { formatMetrics, METRIC_LABELS, type Metric } from '../../format/model-metrics.ts';
import { Receipt, ReceiptLine } from '../shared/receipt.tsx';
import styles from './one-model.module.css';

export function BigNumbers({ claims }: { claims: readonly Pick<ShownClaim, 'value' | 'label'>[] }) {
  return (
    <ul className={`plain-list tiles ${styles.numbers}`}>
      {claims.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

export interface InvestmentSheetProps {
  name: string;
  figures: FranchiseModel['figures'];
  words: { highlightsHeading: string; returnHeading: string };
  stamp: string;
}

const SPENT: readonly Metric[] = ['space', 'brands', 'breakEven'];
const EARNED: readonly Metric[] = ['roi', 'revenue', 'margin', 'payback'];

export function InvestmentSheet({ name, figures, words, stamp }: InvestmentSheetProps) {
  const metrics = formatMetrics(figures);
  return (
    <div className={`split ${styles.sheet}`}>
      <Receipt className={`${motion.swings} ${styles.slip}`}>
        <h3>{words.highlightsHeading}</h3>
        <p className="muted">{name}</p>
        <dl className="facts">
          <ReceiptLine label={METRIC_LABELS.investment} value={metrics.investment} isTotal />
          {SPENT.map((metric) => (
            <ReceiptLine key={metric} label={METRIC_LABELS[metric]} value={metrics[metric]} />
          ))}
        </dl>
        <p className={`${motion.settles} stamp ${styles.stamp}`}>{stamp}</p>
      </Receipt>
      <div className={styles.earned}>
        <h3>{words.returnHeading}</h3>
        <dl className="tiles">
          {EARNED.map((metric) => (
            <div key={metric} className={motion.settles}>
              <dt className="muted">{METRIC_LABELS[metric]}</dt>
              <dd className="figure">{metrics[metric]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export function ReasonList({ reasons: { heading, lead, items } }: { reasons: PointList }) {
  return (
    <div className={`split ${styles.reasons}`}>
      <div className={styles.opening}>
        <h2>{heading}</h2>
        {lead && <p className="lead muted">{lead}</p>}
      </div>
      <ul className="plain-list lined">
        {items.map(({ title, text }) => (
          <li key={title} className="stack">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function StepLine({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={`plain-list split steps ${styles.line}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
