import { type PointerEvent, useRef } from 'react';

/** Pixels a finger must travel sideways before it counts as a swipe. */
const DISTANCE = 40;

/**
 * Handlers for an element that turns pages under a finger or pen.
 * @param onSwipe gets 1 for the next page (finger moves left), -1 for the one before.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
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
      if (Math.abs(across) < DISTANCE || Math.abs(across) < Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
