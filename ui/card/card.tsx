import type { HTMLAttributes } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  tone?: 'plain' | 'sand' | 'night' | undefined;
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
}

/** A rounded box for one thing; `sand` and `night` are the grounds of base.css. */
export function Card({ tone = 'plain', as: Element = 'div', className, ...rest }: CardProps) {
  const isPlain = tone === 'plain';
  return (
    <Element
      {...rest}
      data-ground={isPlain ? undefined : tone}
      className={joinClasses(styles.card, isPlain && styles.plain, className)}
    />
  );
}
