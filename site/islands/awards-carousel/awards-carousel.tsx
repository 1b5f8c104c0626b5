import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, ChevronRight, Pause, Play } from '../../../ui/icon/icons.ts';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import type { Award } from './award.ts';
import styles from './awards-carousel.module.css';

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

/** How far a finger must travel sideways to count as a swipe. */
const MIN_DISTANCE_PX = 40;

/**
 * Pointer handlers that recognise a sideways swipe by finger or pen.
 * @param onSwipe gets 1 for the next page (finger moves left), -1 for the one before.
 */
function useSwipe(onSwipe: (step: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < MIN_DISTANCE_PX || Math.abs(across) < Math.abs(down)) return;
      onSwipe(-Math.sign(across));
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

/** How long each award stays (specification, business constants). */
const STAY_MS = 4000;

/** The visitor's own choice; until then the carousel plays unless reduced motion is preferred. */
type Wish = 'none' | 'play' | 'pause';

/**
 * Which of `count` slides shows, and what moves it on.
 * @returns `isRotating` while the next slide will come by itself; `isPaused` when the visitor (or their
 *   reduced-motion setting) stopped it, as opposed to a mere hover.
 */
function useRotation(count: number) {
  const [active, setActive] = useState(0);
  const [wish, setWish] = useState<Wish>('none');
  const { isHeld, isHidden, prefersStill, holdProps, releaseHolds } = useMotionHolds();
  const isPaused = wish === 'pause' || (wish === 'none' && prefersStill);
  const isRotating = !isPaused && !isHeld && !isHidden;

  // Depends on `active`, so that a slide just chosen stays for its full time.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => setActive(stepFrom(active, 1, count)), STAY_MS);
    return () => clearTimeout(timer);
  }, [isRotating, active, count]);

  return {
    active,
    isRotating,
    isPaused,
    holdProps,
    show: setActive,
    step: (by: number) => setActive((now) => stepFrom(now, by, count)),
    togglePlay: () => {
      setWish(isPaused ? 'play' : 'pause');
      releaseHolds();
    },
  };
}

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Tells when moving content must pause: pointer on it, keyboard focus in it, hidden tab. Spread `holdProps`
 * on its outermost element. `releaseHolds` ignores pointer and focus until they leave: otherwise pressing
 * Play would do nothing, since both are still on the button.
 */
function useMotionHolds() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isReleased, setIsReleased] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const [prefersStill, setPrefersStill] = useState(true);

  useEffect(() => {
    const still = matchMedia(STILL);
    const read = () => {
      setIsHidden(document.hidden);
      setPrefersStill(still.matches);
    };
    read();
    still.addEventListener('change', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      still.removeEventListener('change', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);

  const leave = (setHold: (isOn: boolean) => void) => {
    setHold(false);
    setIsReleased(false);
  };
  const holdProps = {
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => leave(setIsHovered),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leave(setIsFocused);
    },
  };
  return {
    isHeld: (isHovered || isFocused) && !isReleased,
    isHidden,
    prefersStill,
    holdProps,
    releaseHolds: () => setIsReleased(true),
  };
}

interface CarouselControlsProps {
  awards: readonly Award[];
  active: number;
  isPaused: boolean;
  onShow: (index: number) => void;
  onStep: (step: number) => void;
  onTogglePlay: () => void;
}

/** Pause, previous, the shelf of all awards, next. */
function CarouselControls({ awards, active, isPaused, ...on }: CarouselControlsProps) {
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

interface AwardSlideProps {
  award: Award;
  /** Its position, as a person reads it: "2 of 5". */
  position: string;
  place: Place;
}

/** Role `group`, as in the WAI-ARIA carousel pattern; a fieldset would promise form controls. */
const slideProps = (position: string) =>
  ({ role: 'group', 'aria-roledescription': 'slide', 'aria-label': position }) as const;

/** One award: its rosette, its title and what it was given for. */
function AwardSlide({ award, position, place }: AwardSlideProps) {
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

type Place = 'active' | 'before' | 'after';

/** The slide that lies `step` after `index` in a ring of `count` slides. */
export const stepFrom = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

/**
 * Where a slide waits while `active` shows. The ring is cut opposite the active slide, so that the
 * first follows the last without running back past the others.
 */
export function placeOf(slide: number, active: number, count: number): Place {
  const distance = stepFrom(slide, -active, count);
  if (distance === 0) return 'active';
  return distance <= count / 2 ? 'after' : 'before';
}
