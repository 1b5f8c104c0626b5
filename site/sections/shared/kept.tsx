import type { ReactNode } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Heart } from '../../../ui/icon/icons.ts';
import './pieces.css';
import styles from './kept.module.css';

export interface KeepButtonProps {
  /** Slug of a brand, or name of a model's route. */
  id: string;
  /** What is kept, for who does not see where the heart stands. */
  name: string;
  /** In the corner of a card, above its link. */
  isInCorner?: boolean | undefined;
  /** A button that it stands beside: where a line is short, the two wrap together. */
  children?: ReactNode;
}

/** The heart that keeps a brand or a model on this device; hidden until `site/browser/every-page.ts` works it. */
export function KeepButton({ id, name, isInCorner = false, children }: KeepButtonProps) {
  const heart = (
    <button
      type="button"
      hidden
      data-keep={id}
      aria-pressed="false"
      aria-label={`Keep ${name}`}
      className={joinClasses('medal screen-only', styles.keep, isInCorner && styles.corner)}
    >
      <Icon icon={Heart} size="medium" />
    </button>
  );
  if (!children) return heart;
  return (
    <span className="row">
      {children}
      {heart}
    </span>
  );
}

/** The way to what is kept, side by side: `site/browser/every-page.ts` shows it and counts. */
export function KeptCount() {
  return (
    <a href={`${ROUTES.compare}#kept`} hidden data-kept className={`screen-only ${styles.count}`}>
      Shortlist <b />
    </a>
  );
}
