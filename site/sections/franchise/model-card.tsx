import { Icon } from '../../../ui/icon/icon.tsx';
import { ArrowRight } from '../../../ui/icon/icons.ts';
import motion from '../../../ui/theme/motion.module.css';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import { formatMetrics } from '../../format/model-metrics.ts';
import { KeepButton } from '../shared/keep-button.tsx';
import { Receipt, ReceiptLine } from '../shared/receipt.tsx';
import styles from './model-card.module.css';

export interface ModelCardProps {
  model: Pick<LocatedModel, 'name' | 'description' | 'path' | 'figures' | 'route'>;
  /** Has a heart; the page brings `site/browser/shortlist.ts`. */
  isKeepable?: boolean;
}

/** A franchise model as a bill: what it is, what it costs, when it pays back. */
export function ModelCard({ model, isKeepable }: ModelCardProps) {
  const { name, description, path, figures, route } = model;
  const metrics = formatMetrics(figures);
  return (
    <Receipt className={`${motion.swings} ${styles.bill}`}>
      <h3 className={styles.name}>
        <a href={path}>{name}</a>
      </h3>
      {isKeepable && <KeepButton id={route} name={name} isInCorner />}
      <p className={styles.description}>{description}</p>
      <dl className={styles.figures}>
        <ReceiptLine label="Investment" value={metrics.investment} isTotal />
        <ReceiptLine label="Payback" value={metrics.payback} />
        <ReceiptLine label="Space" value={metrics.space} />
      </dl>
      <p className={styles.more} aria-hidden="true">
        See the model <Icon icon={ArrowRight} />
      </p>
    </Receipt>
  );
}
