import type { ComponentProps } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'green' | 'blue' | 'red' | 'grey';

export interface BadgeProps extends ComponentProps<'span'> {
  tone: BadgeTone;
}

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={joinClasses(styles.badge, styles[tone], className)} />;
}
