import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Gamepad2, Users } from '../../../ui/icon/icons.ts';
import motion from '../../../ui/theme/motion.module.css';
import type { HomeContent } from '../../content/page/home.ts';
import styles from './outlets.module.css';

export interface OutletsProps {
  /** {@link Outlet}s. */
  children: ReactNode;
}

export interface OutletProps {
  outlet: HomeContent['outlets']['items'][number];
  /** Its picture. */
  children: ReactNode;
}

const GLYPHS = { games: Gamepad2, family: Users } as const;

/** What theme-based outlets offer beside food. */
export function Outlets({ children }: OutletsProps) {
  return <div className={`split ${styles.outlets}`}>{children}</div>;
}

/** One theme, on a ground of its own: its words above the table that they describe. */
export function Outlet({ outlet: { icon, title, body }, children }: OutletProps) {
  return (
    <article className={`${styles.outlet} ${styles[icon]}`}>
      <div className={styles.words}>
        <h3 className={`row ${styles.title}`}>
          <Icon icon={GLYPHS[icon]} size="large" />
          {title}
        </h3>
        <p>{body}</p>
      </div>
      <div className={joinClasses('framed', motion.settles, styles.table)}>{children}</div>
    </article>
  );
}
