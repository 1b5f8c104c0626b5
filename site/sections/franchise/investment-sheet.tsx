import motion from '../../../ui/theme/motion.module.css';
import type { FranchiseModel } from '../../content/franchise/franchise-model.ts';
import { formatMetrics, METRIC_LABELS, type Metric } from '../../format/model-metrics.ts';
import { Receipt, ReceiptLine } from '../shared/receipt.tsx';
import styles from './investment-sheet.module.css';

export interface InvestmentSheetProps {
  name: string;
  figures: FranchiseModel['figures'];
  words: { highlightsHeading: string; returnHeading: string };
  /** Stamped across the slip: whose figures these are. */
  stamp: string;
}

const SPENT: readonly Metric[] = ['space', 'brands', 'breakEven'];
const EARNED: readonly Metric[] = ['roi', 'revenue', 'margin', 'payback'];

/** Every published figure of a model: what goes in as a slip, what comes back as large figures. */
export function InvestmentSheet({ name, figures, words, stamp }: InvestmentSheetProps) {
  const metrics = formatMetrics(figures);
  return (
    <div className={styles.sheet}>
      <Receipt className={`${motion.swings} ${styles.slip}`}>
        <h3>{words.highlightsHeading}</h3>
        <p className={styles.name}>{name}</p>
        <dl className={styles.lines}>
          <ReceiptLine label={METRIC_LABELS.investment} value={metrics.investment} isTotal />
          {SPENT.map((metric) => (
            <ReceiptLine key={metric} label={METRIC_LABELS[metric]} value={metrics[metric]} />
          ))}
        </dl>
        <p className={`${motion.settles} ${styles.stamp}`}>{stamp}</p>
      </Receipt>
      <div className={styles.earned}>
        <h3>{words.returnHeading}</h3>
        <dl>
          {EARNED.map((metric) => (
            <div key={metric} className={motion.settles}>
              <dt>{METRIC_LABELS[metric]}</dt>
              <dd>{metrics[metric]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
