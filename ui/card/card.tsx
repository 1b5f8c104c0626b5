import type { ComponentProps } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './card.module.css';

/** A rounded box for one thing; with `data-ground`, one of the grounds of base.css. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={joinClasses(styles.card, className)} />
);
