import { useEffect, useState } from 'react';
import { stepFrom } from './place-of.ts';
import { useMotionHolds } from './use-motion-holds.ts';

/** How long each award stays (specification, business constants). */
const STAY_MS = 4000;

/** The visitor's own choice; until then the carousel plays unless reduced motion is preferred. */
type Wish = 'none' | 'play' | 'pause';

/**
 * Which of `count` slides shows, and what moves it on.
 * @returns `isRotating` while the next slide will come by itself; `isPaused` when the visitor (or their
 *   reduced-motion setting) stopped it, as opposed to a mere hover.
 */
export function useRotation(count: number) {
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
