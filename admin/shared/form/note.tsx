import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Info } from '../../../ui/icon/icons.ts';
import styles from './form.module.css';

export interface NoteProps {
  title: string;
  children?: ReactNode;
}

/** A message that stays on the page, unlike a toast. */
export function Note({ title, children }: NoteProps) {
  return (
    <div className={styles.note}>
      <Icon icon={Info} size="medium" />
      <div className={styles.noteWords}>
        <p className={styles.noteTitle}>{title}</p>
        {children}
      </div>
    </div>
  );
}
