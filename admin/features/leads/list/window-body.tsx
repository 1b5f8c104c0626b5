import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ListRow } from '../../../../contract/desk/list.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import rows from '../../../shared/rows.module.css';
import styles from './lead-row.module.css';

/** In pixels. */
interface RowSize {
  /** Height of a closed row. */
  height: number;
  /** Gap between two rows. */
  space: number;
}

function readRowSize(list: HTMLElement): RowSize {
  const style = getComputedStyle(list);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const read = (name: string) => Number(style.getPropertyValue(name)) * rem;
  return { height: read('--row-rem'), space: read('--row-space-rem') };
}

/**
 * The row size that rows.module.css sets for the current width and text size.
 * @param list the rows
 * @param table around them, which may be there before
 */
function useRowSize(
  list: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
): RowSize {
  // A table that is there already says it before the first row is placed.
  const [size, setSize] = useState<RowSize>(() =>
    table.current ? readRowSize(table.current) : { height: 80, space: 0 },
  );

  useLayoutEffect(() => {
    const update = () => {
      const found = list.current && readRowSize(list.current);
      if (found) setSize(found);
    };
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, [list]);

  return size;
}

/** Rows rendered beyond each edge of the viewport. */
const OVERSCAN = 6;

/** Rows before the end of what has been read at which the next ones are asked for. */
const NEAR = 10;

interface RowWindow {
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
function useRowWindow({ table, ids, before, hasMore, onReach }: RowWindow) {
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

/** Draws one row. @param ref for rows whose place is computed */
export type DrawRow = (index: number, ref?: Ref<HTMLTableRowElement>) => ReactNode;

export interface WindowBodyProps {
  table: RefObject<HTMLTableElement | null>;
  leads: readonly ListRow[];
  before: number;
  hasMore: boolean;
  onReach: (index: number) => void;
  drawRow: DrawRow;
}

/** The rows of a long list: only those near the viewport exist, and others have their place meanwhile. */
export default function WindowBody({ drawRow, leads, ...list }: WindowBodyProps) {
  const ids = useMemo(() => leads.map((lead) => lead.id), [leads]);
  const { virtualizer, body, followFocus } = useRowWindow({ ids, ...list });
  return (
    <tbody
      ref={body}
      className={rows.body}
      // From the start, or a page that was scrolled already would jump.
      style={{ height: virtualizer.getTotalSize() }}
      {...followFocus}
    >
      {virtualizer.getVirtualItems().map(
        ({ index, key }) =>
          drawRow(index, virtualizer.measureElement) ?? (
            <tr
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.row}
            >
              <td>
                <Skeleton />
              </td>
            </tr>
          ),
      )}
    </tbody>
  );
}
