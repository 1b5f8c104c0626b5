import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Reasons for which a moving thing waits: a mouse on it, keyboard focus in it, a hidden tab.
 * `holdProps` go on its outermost element. `releaseHolds` lets it move on under pointer and focus,
 * until they leave: pressing Play would otherwise do nothing for whoever pressed it.
 */
export function useMotionHolds() {
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
