import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** In pixels. */
export interface RowSize {
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
export function useRowSize(
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
