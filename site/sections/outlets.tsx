import { Icon } from '../../ui/icon.tsx';
import { Gamepad2, Users } from '../../ui/icons.ts';
import type { HomeContent } from '../content/home.ts';
import { CarromBoard } from './carrom-board.tsx';
import { FamilyTable } from './family-table.tsx';
import styles from './outlets.module.css';

export interface OutletsProps {
  items: HomeContent['outlets']['items'];
}

const THEMES = {
  games: { icon: Gamepad2, Drawing: CarromBoard },
  family: { icon: Users, Drawing: FamilyTable },
} as const;

/** What a theme-based outlet offers beside food, each on a ground of its own. */
export function Outlets({ items }: OutletsProps) {
  return (
    <div className={styles.outlets}>
      {items.map(({ icon, title, body }) => {
        const { icon: glyph, Drawing } = THEMES[icon];
        return (
          <article key={title} className={`${styles.outlet} ${styles[icon]}`}>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Icon icon={glyph} size="large" />
                {title}
              </h3>
              <p>{body}</p>
            </div>
            <Drawing className={styles.drawing} />
          </article>
        );
      })}
    </div>
  );
}
