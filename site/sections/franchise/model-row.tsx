import { findStart } from '../../content/franchise/find-start.ts';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import styles from '../shared/model-columns.module.css';
import { ModelCard, type StartWords } from './model-card.tsx';

export interface ModelRowProps {
  models: readonly LocatedModel[];
  /** Each has a heart. */
  isKeepable?: boolean;
  /** Words on the model to begin with. */
  start: StartWords;
}

/** The franchise models side by side. */
export function ModelRow({ models, isKeepable = false, start }: ModelRowProps) {
  const first = findStart(models);
  return (
    <div className={styles.columns}>
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
