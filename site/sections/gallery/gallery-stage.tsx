import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, ChevronRight, X } from '../../../ui/icon/icons.ts';
import styles from './gallery-stage.module.css';

export interface GalleryStageProps {
  /** Slug of the brand whose colours the stage takes. */
  brand: string;
  /** Accessible name of the dialog. */
  label: string;
}

/** A button's `value` tells `gallery-behaviour.ts` what it does: close, or step by so many. */
const STEPS = [
  { value: -1, name: 'Previous picture', icon: ChevronLeft },
  { value: 1, name: 'Next picture', icon: ChevronRight },
];

/** A region that scrolls must take focus, or keyboards cannot scroll it in every browser. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** The dialog in which a gallery's pictures stand large; empty until `gallery-behaviour.ts` opens it. */
export function GalleryStage({ brand, label }: GalleryStageProps) {
  return (
    <dialog className={styles.stage} aria-label={label} data-brand={brand}>
      <button className={styles.button} type="button" value="close" aria-label="Close">
        <Icon icon={X} size="large" />
      </button>
      <ul {...KEYBOARD_SCROLL} className={`plain-list ${styles.strip}`} aria-label={label} />
      <div className={styles.foot}>
        {STEPS.map(({ value, name, icon }) => (
          <button
            key={value}
            className={styles.button}
            type="button"
            value={value}
            aria-label={name}
          >
            <Icon icon={icon} size="large" />
          </button>
        ))}
        <p className={styles.words} role="status" />
      </div>
    </dialog>
  );
}
