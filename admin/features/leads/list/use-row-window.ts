import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { FocusEvent, RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRowSize } from './use-row-size.ts';

/** Rows rendered beyond each edge of the viewport. */
const OVERSCAN = 6;

/** Rows before the end of what has been read at which the next ones are asked for. */
const NEAR = 10;

export interface RowWindow {
  table: RefObject<HTMLTableElement | null>;
  /** Ids of the rows that have been read. */
  ids: readonly string[];
  /** How many come before them and are not there any more. */
  before: number;
  hasMore: boolean;
  /** Somebody is about to see a row that is not there: the first one, or the one after the last. */
  onReach: (index: number) => void;
}

/**
 * Decides which rows exist: those near the viewport, and the focused one, so that scrolling never
 * takes the keyboard focus out of the list.
 */
export function useRowWindow({ table, ids, before, hasMore, onReach }: RowWindow) {
  const count = before + ids.length;
  const known = useKnownIds(ids, before);
  const element = useRef<HTMLTableSectionElement | null>(null);
  const focusedIndex = useRef<number | null>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const { height, space } = useRowSize(element, table);

  const rangeExtractor = useCallback((range: Range) => {
    const indexes = defaultRangeExtractor(range);
    const focused = focusedIndex.current;
    if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
    return [...indexes, focused].sort((a, b) => a - b);
  }, []);

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    getItemKey: useCallback((index: number) => known[index] ?? index, [known]),
    estimateSize: () => height,
    gap: space,
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor,
    directDomUpdates: true,
  });

  // Anything above the list may change its height: wrapping buttons, larger text.
  useLayoutEffect(() => {
    if (!element.current) return;
    setScrollMargin(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
  });

  // A new row size invalidates the measured heights.
  const measuredAs = useRef(height);
  useLayoutEffect(() => {
    if (measuredAs.current === height) return;
    measuredAs.current = height;
    virtualizer.measure();
  }, [virtualizer, height]);

  // After each drawing, since it is drawn anew whenever other rows come into view or arrive.
  useEffect(() => {
    const { range } = virtualizer;
    if (!range) return;
    if (range.startIndex < before) onReach(range.startIndex);
    else if (hasMore && range.endIndex + NEAR >= count) onReach(count);
  });

  const { containerRef } = virtualizer;
  const body = useCallback(
    (node: HTMLTableSectionElement | null) => {
      element.current = node;
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

  return { virtualizer, body, followFocus };
}

/** Ids by place in the list, also of rows that are not there any more: their measured heights stay. */
function useKnownIds(ids: readonly string[], before: number): readonly (string | undefined)[] {
  const known = useRef<readonly (string | undefined)[]>([]);
  return useMemo(() => {
    known.current = [...known.current.slice(0, before), ...ids];
    return known.current;
  }, [ids, before]);
}
