import { joinClasses } from '../../../ui/class-names.ts';
import type { BrandStyle } from '../../content/brand/brand-style.ts';
import type from './brand-letter.module.css';
import styles from './brand-list.module.css';

export interface BrandListProps {
  heading: string;
  dishes: readonly string[];
  /** `sign` is the board above the counter, `slip` the paper that goes to the kitchen. */
  look: 'sign' | 'slip';
  /** The brand's own list style. */
  list: BrandStyle['list'];
}

/** A short list of dishes, set the way the brand sets its menu board. */
export function BrandList({ heading, dishes, look, list }: BrandListProps) {
  return (
    <div className={joinClasses(styles.board, styles[look])}>
      <h2 className={joinClasses(type.letter, styles.heading)}>{heading}</h2>
      <ol className={joinClasses('plain-list', type.letter, styles.dishes, styles[list])}>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ol>
    </div>
  );
}
