import type { ComponentProps } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'green' | 'blue' | 'red' | 'grey';

type BadgeProps = ComponentProps<'span'> & { tone: BadgeTone };

export const Badge = ({ tone, className, ...rest }: BadgeProps) => (
  <span {...rest} className={joinClasses(styles.badge, styles[tone], className)} />
);
