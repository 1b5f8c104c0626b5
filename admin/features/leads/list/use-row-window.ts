import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { FocusEvent } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useRowSize } from './use-row-size.ts';

/**
 * Lists up to this length are rendered whole, so that the browser's own search finds everything.
 */
const MAX_WHOLE_ROWS = 60;
/** Rows rendered beyond each edge of the viewport. */
const OVERSCAN = 6;

/**
 * Decides which rows exist: those near the viewport, and the focused one, so that scrolling never
 * takes the keyboard focus out of the list.
 */
export function useRowWindow(ids: readonly string[]) {
  const body = useRef<HTMLTableSectionElement | null>(null);
  const focusedIndex = useRef<number | null>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const { height, space } = useRowSize(body);

  const rangeExtractor = useCallback((range: Range) => {
    const indexes = defaultRangeExtractor(range);
    const focused = focusedIndex.current;
    if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
    return [...indexes, focused].sort((a, b) => a - b);
  }, []);

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: ids.length,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    estimateSize: () => height,
    gap: space,
    overscan: ids.length <= MAX_WHOLE_ROWS ? MAX_WHOLE_ROWS : OVERSCAN,
    scrollMargin,
    rangeExtractor,
    directDomUpdates: true,
  });

  // Anything above the list may change its height: wrapping buttons, larger text.
  useLayoutEffect(() => {
    if (!body.current) return;
    setScrollMargin(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });

  // A new row size invalidates the measured heights.
  const measuredAs = useRef(height);
  useLayoutEffect(() => {
    if (measuredAs.current === height) return;
    measuredAs.current = height;
    virtualizer.measure();
  }, [virtualizer, height]);

  const { containerRef } = virtualizer;
  const list = useCallback(
    (node: HTMLTableSectionElement | null) => {
      body.current = node;
      containerRef(node);
    },
    [containerRef],
  );

  const followFocus = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('[data-index]');
      focusedIndex.current = row ? Number(row.dataset.index) : null;
    },
    onBlur: () => {
      focusedIndex.current = null;
    },
  };

  return { virtualizer, list, followFocus };
}
