import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export interface GalleryProps {
  /** Slug of the brand whose colours the captions wear. */
  brand: string;
  /** What a screen reader calls the strip. */
  label: string;
  /** {@link GalleryItem}s: nine or six. */
  children: ReactNode;
}

export interface GalleryItemProps {
  caption?: string | undefined;
  children: ReactNode;
}

/** A region that scrolls must take focus, or keyboards cannot scroll it in every browser. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** Pictures of different spans; on phones a strip that scrolls sideways and snaps. */
export function Gallery({ brand, label, children }: GalleryProps) {
  return (
    <section {...KEYBOARD_SCROLL} className={styles.strip} aria-label={label}>
      <ul className={`plain-list ${styles.pictures}`} data-brand={brand}>
        {children}
      </ul>
    </section>
  );
}

/** One picture of a {@link Gallery}. */
export function GalleryItem({ caption, children }: GalleryItemProps) {
  return (
    <li className={styles.item}>
      <figure>
        {children}
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </li>
  );
}
