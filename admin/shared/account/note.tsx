import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Info } from '../../../ui/icon/icons.ts';
import { t } from '../language/language.ts';
import styles from './form.module.css';

export const Note = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.note}>
    <Icon icon={Info} size="medium" />
    <div className={styles.noteWords}>
      <p className={styles.noteTitle}>{t(title)}</p>
      {children}
    </div>
  </div>
);

export const PageFault = () => (
  <Note title="This page had a fault">
    <Button onClick={() => location.reload()}>{t('Load it again')}</Button>
  </Note>
);
