import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import type { Award } from './award.ts';
import { AwardSlide } from './award-slide.tsx';
import styles from './awards-carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { placeOf } from './place-of.ts';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

export interface AwardsCarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  awards: readonly Award[];
}

bearTranslation();

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The awards in a loop, one every four seconds. Server-rendered it is a row that scrolls and snaps; once
 * hydrated, the slides share one place and rotate.
 */
export function AwardsCarousel({ label, awards }: AwardsCarouselProps) {
  const { active, isRotating, isPaused, holdProps, show, step, togglePlay } = useRotation(
    awards.length,
  );
  const swipe = useSwipe(step);
  const row = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);

  // Starts at the slide to which the visitor had scrolled before hydration.
  useEffect(() => {
    const element = row.current;
    // Without a width it is not shown, and nobody has scrolled it.
    if (element?.clientWidth) show(Math.round(element.scrollLeft / element.clientWidth));
    setIsReady(true);
  }, [show]);

  // The server-rendered row scrolls, so it must take focus; the slides themselves hold no controls.
  const scrollable = { role: 'group', 'aria-label': `All ${label.toLowerCase()}`, tabIndex: 0 };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by || !isReady) return;
    event.preventDefault();
    step(by);
  };

  return (
    <section
      {...holdProps}
      className={styles.carousel}
      data-ready={isReady || undefined}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <CarouselControls
        {...{ awards, active, isPaused }}
        onShow={show}
        onStep={step}
        onTogglePlay={togglePlay}
      />
      <div
        {...swipe}
        {...(isReady ? {} : scrollable)}
        ref={row}
        className={styles.row}
        aria-live={isRotating ? 'off' : 'polite'}
      >
        {awards.map((award, index) => (
          <AwardSlide
            key={award.id}
            award={award}
            position={`${index + 1} of ${awards.length}`}
            place={placeOf(index, active, awards.length)}
          />
        ))}
      </div>
    </section>
  );
}
