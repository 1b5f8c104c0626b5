import { joinClasses } from '../../ui/class-names.ts';
import styles from './dish-list.module.css';

export interface DishListProps {
  heading: string;
  dishes: readonly string[];
  /** `sign` is the board above the counter, `slip` the paper that goes to the kitchen. */
  look: 'sign' | 'slip';
}

/** A short list of dishes, set like a menu board. */
export function DishList({ heading, dishes, look }: DishListProps) {
  return (
    <div className={joinClasses(styles.board, styles[look])}>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={`plain-list ${styles.dishes}`}>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ol>
    </div>
  );
}
