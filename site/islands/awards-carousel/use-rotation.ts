import { useEffect, useState } from 'react';
import { stepFrom } from './place-of.ts';
import { useMotionHolds } from './use-motion-holds.ts';

/** How long each award stays, in milliseconds (specification, business constants). */
const STAY = 4000;

/** What the visitor asked for; before that, the carousel plays unless less motion is preferred. */
type Wish = 'none' | 'play' | 'pause';

/**
 * Which of `count` slides shows, and what moves it on.
 * @returns `isRotating` while the next slide will come by itself; `isPaused` when the visitor (or
 * their system's wish for less motion) stopped it, as opposed to a mere hover.
 */
export function useRotation(count: number) {
  const [active, setActive] = useState(0);
  const [wish, setWish] = useState<Wish>('none');
  const { isHeld, isHidden, prefersStill, holdProps, releaseHolds } = useMotionHolds();
  const isPaused = wish === 'pause' || (wish === 'none' && prefersStill);
  const isRotating = !isPaused && !isHeld && !isHidden;

  // Depends on `active`, so that whoever just chose a slide gets its full time.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => setActive(stepFrom(active, 1, count)), STAY);
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
