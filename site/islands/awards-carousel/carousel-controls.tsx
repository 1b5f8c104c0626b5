import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, ChevronRight, Pause, Play } from '../../../ui/icon/icons.ts';
import type { Award } from './award.ts';
import styles from './awards-carousel.module.css';

export interface CarouselControlsProps {
  awards: readonly Award[];
  active: number;
  isPaused: boolean;
  onShow: (index: number) => void;
  onStep: (step: number) => void;
  onTogglePlay: () => void;
}

/** Pause, previous, the shelf of all awards, next. */
export function CarouselControls({ awards, active, isPaused, ...on }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <button className={styles.round} type="button" onClick={on.onTogglePlay}>
        <Icon icon={isPaused ? Play : Pause} size="medium" />
        <span className="visually-hidden">{isPaused ? 'Play' : 'Pause'} the awards</span>
      </button>
      <ul className={`plain-list ${styles.shelf}`} aria-label="Choose an award">
        {awards.map(({ id, title, image }, index) => (
          <li key={id}>
            <button
              className={styles.pick}
              type="button"
              aria-current={index === active}
              onClick={() => on.onShow(index)}
            >
              <img src={image.src} alt="" width="64" height="64" loading="lazy" />
              <span className="visually-hidden">{title}</span>
            </button>
          </li>
        ))}
      </ul>
      <button className={styles.round} type="button" onClick={() => on.onStep(-1)}>
        <Icon icon={ChevronLeft} size="medium" label="Previous award" />
      </button>
      <button className={styles.round} type="button" onClick={() => on.onStep(1)}>
        <Icon icon={ChevronRight} size="medium" label="Next award" />
      </button>
    </div>
  );
}
