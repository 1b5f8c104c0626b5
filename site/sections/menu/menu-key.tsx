import type { MenuKeyWords } from '../../content/menu/menu-words.ts';
import { Chillies, Mark } from './menu-dish.tsx';
import styles from './menu-key.module.css';

export interface MenuKeyProps {
  words: MenuKeyWords;
}

/** What the marks on the cards mean. */
export function MenuKey({ words }: MenuKeyProps) {
  return (
    <section className={styles.key} aria-label={words.heading}>
      <p>
        <Mark isVeg />
        {` ${words.veg}`}
      </p>
      <p>
        <Mark isVeg={false} />
        {` ${words.nonVeg}`}
      </p>
      <p>
        <em>egg</em>
        {` ${words.egg}`}
      </p>
      <p>
        <Chillies count={3} />
        {` ${words.spice}`}
      </p>
      <p>{words.prices}</p>
    </section>
  );
}
