import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Tells when moving content must pause: pointer on it, keyboard focus in it, hidden tab. Spread `holdProps`
 * on its outermost element. `releaseHolds` ignores pointer and focus until they leave: otherwise pressing
 * Play would do nothing, since both are still on the button.
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
