import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ArrowRight } from '../../../ui/icon/icons.ts';
import '../shared/pieces.css';
import motion from '../../../ui/theme/motion.module.css';
import { findStart } from '../../content/franchise/franchise-model.ts';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import { formatMetrics } from '../../format/model-metrics.ts';
import { KeepButton } from '../shared/kept.tsx';
import { Receipt, ReceiptLine } from '../shared/receipt.tsx';
import styles from './model-card.module.css';

export interface ModelRowProps {
  models: readonly LocatedModel[];
  isKeepable?: boolean;
  start: StartWords;
}

export function ModelRow({ models, isKeepable = false, start }: ModelRowProps) {
  const first = findStart(models);
  return (
    <div className={`tiles ${styles.columns}`}>
      {models.map((model) => (
        <ModelCard
          key={model.slug}
          model={model}
          isKeepable={isKeepable}
          start={model === first ? start : undefined}
        />
      ))}
    </div>
  );
}

interface ModelCardProps {
  model: Pick<LocatedModel, 'name' | 'description' | 'path' | 'figures' | 'route'>;
  /** Has a heart; the page brings `site/browser/every-page.ts`. */
  isKeepable?: boolean;
  start?: StartWords | undefined;
}

interface StartWords {
  label: string;
  reason: string;
}

function ModelCard({ model, isKeepable, start }: ModelCardProps) {
  const { name, description, path, figures, route } = model;
  const metrics = formatMetrics(figures);
  return (
    <Receipt className={joinClasses(motion.prints, styles.bill, start && styles.chosen)}>
      <h3>
        <a className="whole-card" href={path}>
          {name}
        </a>
      </h3>
      {isKeepable && <KeepButton id={route} name={name} isInCorner />}
      <p>{description}</p>
      <dl className="facts">
        <ReceiptLine label="Investment" value={metrics.investment} isTotal />
        <ReceiptLine label="Payback" value={metrics.payback} />
        <ReceiptLine label="Space" value={metrics.space} />
      </dl>
      {start && (
        <p className={styles.start}>
          <b>{start.label}</b> {start.reason}
        </p>
      )}
      <p className="row accent screen-only" aria-hidden="true">
        See the model <Icon icon={ArrowRight} />
      </p>
    </Receipt>
  );
}
