import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import './pieces.css';
import styles from './receipt.module.css';

export function Receipt({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <article className={joinClasses(styles.receipt, className)}>{children}</article>;
}

export interface ReceiptLineProps {
  label: string;
  value: string;
  /** The sum that the slip is about, in large letters. */
  isTotal?: boolean | undefined;
}

/** One line of a slip, inside a `<dl class="facts">`. */
export function ReceiptLine({ label, value, isTotal = false }: ReceiptLineProps) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
