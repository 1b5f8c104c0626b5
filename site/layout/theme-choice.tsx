import styles from './theme-choice.module.css';
import { THEME_NAME, THEMES } from './themes.ts';

/** Radio buttons for the theme; the head's script ticks the chosen one and acts on a change. */
export function ThemeChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Theme</legend>
      {THEMES.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={THEME_NAME} value={value} />
          {` ${label}`}
        </label>
      ))}
    </fieldset>
  );
}
