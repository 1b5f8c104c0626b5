import { Icon } from '../../ui/icon/icon.tsx';
import { ChevronLeft, ChevronRight, Pause, Play } from '../../ui/icon/icons.ts';
import type { Award } from '../content/load-company.ts';
import styles from './awards-carousel.module.css';

export interface AwardsCarouselProps {
  /** Name of the carousel for assistive technology. */
  label: string;
  awards: readonly Award[];
}

/** The awards in a row that scrolls and snaps; `awards-carousel-behaviour.ts` moves it on and shows the buttons. */
export function AwardsCarousel({ label, awards }: AwardsCarouselProps) {
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise form controls. */}
      <div
        className={styles.row}
        role="group"
        aria-label={`All ${label.toLowerCase()}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {awards.map((award, index) => (
          <AwardSlide key={award.id} award={award} position={`${index + 1} of ${awards.length}`} />
        ))}
      </div>
      <div className={styles.controls}>
        <button type="button">
          <span className={styles.whilePlaying}>
            <Icon icon={Pause} size="medium" label="Pause the awards" />
          </span>
          <span className={styles.whilePaused}>
            <Icon icon={Play} size="medium" label="Play the awards" />
          </span>
        </button>
        <button type="button">
          <Icon icon={ChevronLeft} size="medium" label="Previous award" />
        </button>
        <button type="button">
          <Icon icon={ChevronRight} size="medium" label="Next award" />
        </button>
      </div>
    </section>
  );
}

interface AwardSlideProps {
  award: Award;
  /** As a person reads it: "2 of 5". */
  position: string;
}

/** Role `group`, as in the WAI-ARIA carousel pattern. */
const slideProps = (position: string) =>
  ({ role: 'group', 'aria-roledescription': 'slide', 'aria-label': position }) as const;

/** One award: its rosette, its title and what it was given for. */
function AwardSlide({ award: { title, description, image }, position }: AwardSlideProps) {
  return (
    <div {...slideProps(position)} className={styles.slide}>
      <img className={styles.picture} {...image} alt={image.alt} loading="lazy" decoding="sync" />
      <div>
        <p className={styles.position} aria-hidden="true">
          {position}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </div>
  );
}
