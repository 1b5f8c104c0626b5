import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ChevronRight } from '../../../../ui/icon/icons.ts';
import styles from './list.module.css';

export interface WayProps {
  href: string;
  icon?: LucideIcon;
  title: string;
  words?: string | undefined;
  /** What calls for attention. */
  mark?: ReactNode;
}

/** A big row that leads somewhere. */
export function Way({ href, icon, title, words, mark }: WayProps) {
  return (
    <li>
      <a className={styles.way} href={href}>
        {icon && (
          <span className={styles.medal}>
            <Icon icon={icon} size="medium" />
          </span>
        )}
        <span className={styles.words}>
          <b>{title}</b>
          {words && <small>{words}</small>}
        </span>
        {mark}
        <Icon icon={ChevronRight} />
      </a>
    </li>
  );
}

/** Rows that lead somewhere, with a name for who does not see them. */
export const Ways = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.ways} aria-label={label}>
    {children}
  </ul>
);
