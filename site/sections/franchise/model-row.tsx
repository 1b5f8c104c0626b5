import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import { ModelCard } from './model-card.tsx';
import styles from './model-row.module.css';

export interface ModelRowProps {
  models: readonly LocatedModel[];
  /** Each has a heart. */
  isKeepable?: boolean;
}

/** The franchise models side by side. */
export function ModelRow({ models, isKeepable = false }: ModelRowProps) {
  return (
    <div className={styles.row}>
      {models.map((model) => (
        <ModelCard key={model.slug} model={model} isKeepable={isKeepable} />
      ))}
    </div>
  );
}
