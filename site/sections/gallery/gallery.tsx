import type { ReactNode } from 'react';
import styles from './gallery.module.css';
import { GalleryStage } from './gallery-stage.tsx';

export interface GalleryProps {
  /** Slug of the brand whose colours the stage takes. */
  brand: string;
  /** Accessible name of the strip and the stage. */
  label: string;
  /** {@link GalleryItem}s: nine or six. */
  children: ReactNode;
}

export interface GalleryItemProps {
  caption?: string | undefined;
  /** A picture that links to itself in large. */
  children: ReactNode;
}

/** Pictures of different spans; on phones a strip that scrolls sideways and snaps. */
export function Gallery({ brand, label, children }: GalleryProps) {
  return (
    <>
      <section className={styles.strip} aria-label={label} data-gallery>
        <ul className={`plain-list ${styles.pictures}`}>{children}</ul>
      </section>
      <GalleryStage brand={brand} label={label} />
    </>
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
