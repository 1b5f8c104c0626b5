import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert } from '../../../ui/icon/icons.ts';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import styles from './report.module.css';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

export interface ReportProps {
  title: string;
  /** First and last day in India: `2026-11-22`. */
  range: { from: string; until: string };
  /** The ways to other days. */
  nav: ReactNode;
  /** Undefined until the figures are known. */
  children: ReactNode | undefined;
}

/** What some days came to: which days, the ways to others, and the figures. */
export const Report = ({ title, range, nav, children }: ReportProps) => (
  <div className={styles.report}>
    <header className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <p>
        <strong>
          {day.format(new Date(range.from))} to {day.format(new Date(range.until))}
        </strong>
      </p>
      {nav}
    </header>
    {children ?? <RowsSkeleton />}
  </div>
);

/** Links and fields side by side, which paper leaves out. */
export const ReportNav = ({ children }: { children: ReactNode }) => (
  <nav className={styles.row} aria-label="Days">
    {children}
  </nav>
);

export interface FiguresProps {
  figures: readonly (readonly [name: string, value: string | number])[];
  /** What they mean. */
  children: ReactNode;
}

export const Figures = ({ figures, children }: FiguresProps) => (
  <>
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.words}>{children}</p>
  </>
);

export const ReportFailed = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <EmptyState
    icon={CircleAlert}
    title={`The ${what} could not be loaded`}
    action={<Button onClick={onRetry}>Try again</Button>}
  >
    Nothing is lost; the figures are counted anew each time.
  </EmptyState>
);
