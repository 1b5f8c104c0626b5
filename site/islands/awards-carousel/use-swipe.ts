import { type PointerEvent, useRef } from 'react';

/** How far a finger must travel sideways to count as a swipe. */
const MIN_DISTANCE_PX = 40;

/**
 * Pointer handlers that recognise a sideways swipe by finger or pen.
 * @param onSwipe gets 1 for the next page (finger moves left), -1 for the one before.
 */
export function useSwipe(onSwipe: (step: number) => void) {
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
