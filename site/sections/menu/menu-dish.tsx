import type { MenuDish } from '../../content/menu/menu.ts';
import { formatRupees } from '../../format/range.ts';
import styles from './menu-dish.module.css';

const SPICE = ['', 'gently spiced', 'spicy', 'very spicy'];

/** One to three chillies, written out for those who do not see them; nothing for a mild dish. */
export function Chillies({ count = 0 }: { count?: number | undefined }) {
  return count > 0 && <b className={styles[`spice${count}`]}>{SPICE[count]}</b>;
}

/** The legal mark: green circle or brown triangle in a square. Egg counts as non-veg. */
export function Mark({ isVeg }: { isVeg: boolean }) {
  return <i className={isVeg ? styles.veg : styles.other}>{isVeg ? 'Veg' : 'Non-veg'}</i>;
}

/** Without the notes on the dishes: two hundred of them would exceed the page's size budget. */
export function DishRows({ dishes }: { dishes: readonly MenuDish[] }) {
  return dishes.map(({ name, price, mark, spice }) => (
    <li key={name}>
      <Mark isVeg={mark === 'veg'} />
      <span>
        {`${name} `}
        <Chillies count={spice} />
        {mark === 'egg' && <em> egg</em>}
      </span>
      <span>{formatRupees(price)}</span>
    </li>
  ));
}
