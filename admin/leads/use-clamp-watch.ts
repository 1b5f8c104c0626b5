import type { RefCallback } from 'react';
import { useCallback, useState } from 'react';

const isCut = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;

/** Watches texts that their boxes may cut off: give `watch` to each as its ref. */
export function useClampWatch(): { isClamped: boolean; watch: RefCallback<HTMLElement> } {
  const [isClamped, setIsClamped] = useState(false);
  const [watched] = useState(() => {
    const elements = new Set<Element>();
    const observer = new ResizeObserver(() => setIsClamped([...elements].some(isCut)));
    return { elements, observer };
  });

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      watched.elements.add(element);
      watched.observer.observe(element);
      return () => {
        watched.elements.delete(element);
        watched.observer.unobserve(element);
      };
    },
    [watched],
  );

  return { isClamped, watch };
}
