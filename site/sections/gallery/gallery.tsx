import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, ChevronRight, X } from '../../../ui/icon/icons.ts';
import '../shared/pieces.css';
import styles from './gallery.module.css';

export interface GalleryProps {
  brand: string;
  /** Accessible name of the strip and the stage. */
  label: string;
  /** {@link GalleryItem}s: nine or six. */
  children: ReactNode;
}

export interface GalleryItemProps {
  caption?: string | undefined;
  children: ReactNode;
}

export function Gallery({ brand, label, children }: GalleryProps) {
  return (
    <>
      <section className={`screen-only ${styles.strip}`} aria-label={label} data-gallery>
        <ul className={`plain-list ${styles.pictures}`}>{children}</ul>
      </section>
      <GalleryStage brand={brand} label={label} />
    </>
  );
}

export function GalleryItem({ caption, children }: GalleryItemProps) {
  return (
    <li className={styles.item}>
      <figure>
        {children}
        {caption && <figcaption className={`small muted ${styles.caption}`}>{caption}</figcaption>}
      </figure>
    </li>
  );
}

/** A button's `value` tells `gallery-behaviour.ts` what it does: close, or step by so many. */
const STEPS = [
  { value: -1, name: 'Previous picture', icon: ChevronLeft },
  { value: 1, name: 'Next picture', icon: ChevronRight },
];

/** A region that scrolls must take focus, or keyboards cannot scroll it in every browser. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** The dialog in which a gallery's pictures stand large; empty until `gallery-behaviour.ts` opens it. */
function GalleryStage({ brand, label }: Omit<GalleryProps, 'children'>) {
  return (
    <dialog className={styles.stage} aria-label={label} data-brand={brand}>
      <button className="medal" type="button" value="close" aria-label="Close">
        <Icon icon={X} size="large" />
      </button>
      <ul {...KEYBOARD_SCROLL} className={`plain-list ${styles.large}`} aria-label={label} />
      <div className={`row ${styles.foot}`}>
        {STEPS.map(({ value, name, icon }) => (
          <button key={value} className="medal" type="button" value={value} aria-label={name}>
            <Icon icon={icon} size="large" />
          </button>
        ))}
        <p className="small" role="status" />
      </div>
    </dialog>
  );
}
