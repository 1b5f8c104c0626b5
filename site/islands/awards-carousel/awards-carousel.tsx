import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Award } from './award.ts';
import { AwardSlide } from './award-slide.tsx';
import styles from './awards-carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { placeOf } from './place-of.ts';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

export interface AwardsCarouselProps {
  /** Names the carousel for those who do not see it. */
  label: string;
  awards: readonly Award[];
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The awards one after another, every four seconds, without end. As served it is a row that
 * scrolls and snaps; once it runs, the slides lie in one place and change by themselves.
 */
export function AwardsCarousel({ label, awards }: AwardsCarouselProps) {
  const { active, isRotating, isPaused, holdProps, show, step, togglePlay } = useRotation(
    awards.length,
  );
  const swipe = useSwipe(step);
  const row = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);

  // Takes over where the visitor had scrolled the served row to.
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    show(Math.round(scrollLeft / clientWidth));
    setIsReady(true);
  }, [show]);

  // The served row scrolls, so the keyboard must reach it; the slides themselves hold no control.
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
