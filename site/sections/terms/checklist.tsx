import type { ChecklistGroup } from '../../content/terms-words.ts';
import styles from './checklist.module.css';

export interface ChecklistProps {
  groups: readonly ChecklistGroup[];
}

/** What an agreement should answer, with boxes to tick on the screen or on paper; nothing of it is sent. */
export function Checklist({ groups }: ChecklistProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, items }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.name}>{name}</legend>
          {items.map((item) => (
            <label key={item} className={styles.item}>
              <input type="checkbox" />
              <span>{item}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
