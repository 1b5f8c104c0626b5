import { Icon } from '../../ui/icon/icon.tsx';
import { ChevronLeft, ChevronRight, Pause, Play } from '../../ui/icon/icons.ts';
import type { Award } from '../content/load-company.ts';
import './shared/pieces.css';
import styles from './awards-carousel.module.css';

/** The awards in a row that scrolls and snaps; `awards-carousel-behaviour.ts` moves it on and shows the buttons. */
export function AwardsCarousel({ label, awards }: { label: string; awards: readonly Award[] }) {
  return (
    <section
      className={`stack ${styles.carousel}`}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise form controls. */}
      <div
        className={styles.row}
        role="group"
        aria-label={`All ${label.toLowerCase()}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {awards.map(({ id, title, description, image }, index) => (
          <div key={id} {...slideRole(`${index + 1} of ${awards.length}`)} className={styles.slide}>
            <img
              className={styles.picture}
              {...image}
              alt={image.alt}
              loading="lazy"
              decoding="sync"
            />
            <div>
              <p className="accent" aria-hidden="true">
                {`${index + 1} of ${awards.length}`}
              </p>
              <h3 className={styles.title}>{title}</h3>
              <p className="lead">{description}</p>
            </div>
          </div>
        ))}
      </div>
      <div className={`row scripted ${styles.controls}`}>
        <button type="button" className="medal">
          <span className={styles.whilePlaying}>
            <Icon icon={Pause} size="medium" label="Pause the awards" />
          </span>
          <span className={styles.whilePaused}>
            <Icon icon={Play} size="medium" label="Play the awards" />
          </span>
        </button>
        <button type="button" className="medal">
          <Icon icon={ChevronLeft} size="medium" label="Previous award" />
        </button>
        <button type="button" className="medal">
          <Icon icon={ChevronRight} size="medium" label="Next award" />
        </button>
      </div>
    </section>
  );
}

/** As in the WAI-ARIA carousel pattern. */
const slideRole = (position: string) =>
  ({ role: 'group', 'aria-roledescription': 'slide', 'aria-label': position }) as const;
