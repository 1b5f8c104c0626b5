import type { ReactNode } from 'react';
import type { PageContent } from '../../content/page/page.ts';
import styles from './benefit-list.module.css';

export interface BenefitProps {
  benefit: PageContent<'clubs'>['why']['benefits'][number];
  /** A dish that the benefit is enjoyed with. */
  children: ReactNode;
}

/** Reasons to join, each beside a plate. */
export function BenefitList({ children }: { children: ReactNode }) {
  return <ul className={`plain-list ${styles.benefits}`}>{children}</ul>;
}

/** One reason: its plate, what it is and what it is worth. */
export function Benefit({ benefit, children }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      {children}
      <div>
        <h3>{benefit.title}</h3>
        <p>{benefit.body}</p>
      </div>
    </li>
  );
}
