import { joinClasses } from '../../../ui/class-names.ts';
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
  /** Marks the model to begin with, and says why. */
  start?: StartWords | undefined;
}

export interface StartWords {
  label: string;
  reason: string;
}

/** A franchise model as a bill: what it is, what it costs, when it pays back. */
export function ModelCard({ model, isKeepable, start }: ModelCardProps) {
  const { name, description, path, figures, route } = model;
  const metrics = formatMetrics(figures);
  return (
    <Receipt className={joinClasses(motion.prints, styles.bill, start && styles.chosen)}>
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
      {start && (
        <p className={styles.start}>
          <b>{start.label}</b> {start.reason}
        </p>
      )}
      <p className={styles.more} aria-hidden="true">
        See the model <Icon icon={ArrowRight} />
      </p>
    </Receipt>
  );
}
