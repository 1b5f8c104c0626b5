import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Gamepad2, Users } from '../../../ui/icon/icons.ts';
import type { HomeContent } from '../../content/page/home.ts';
import styles from './outlets.module.css';

const GLYPHS = { games: Gamepad2, family: Users } as const;

export const Outlets = ({ children }: { children: ReactNode }) => (
  <div className={`split ${styles.outlets}`}>{children}</div>
);

export interface OutletProps {
  outlet: HomeContent['outlets']['items'][number];
  children: ReactNode;
}

export function Outlet({ outlet: { icon, title, body }, children }: OutletProps) {
  return (
    <article className={`panel ${styles.outlet}`}>
      <div className={styles.text}>
        <h3 className="row">
          <Icon icon={GLYPHS[icon]} size="large" />
          {title}
        </h3>
        <p>{body}</p>
      </div>
      <div className={`framed ${styles.table}`}>{children}</div>
    </article>
  );
}
