import type { Award } from './award.ts';
import styles from './awards-carousel.module.css';
import type { Place } from './place-of.ts';

export interface AwardSlideProps {
  award: Award;
  /** Its position, as a person reads it: "2 of 5". */
  position: string;
  place: Place;
}

/** Role `group`, as in the WAI-ARIA carousel pattern; a fieldset would promise form controls. */
const slideProps = (position: string) =>
  ({ role: 'group', 'aria-roledescription': 'slide', 'aria-label': position }) as const;

/** One award: its rosette, its title and what it was given for. */
export function AwardSlide({ award, position, place }: AwardSlideProps) {
  const { title, description, image } = award;
  return (
    <div {...slideProps(position)} className={styles.slide} data-place={place}>
      <img
        className={styles.picture}
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="sync"
      />
      <div className={styles.words}>
        <p className={styles.position} aria-hidden="true">
          {position}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </div>
  );
}
