import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Pixels. */
export interface RowSize {
  /** Of a closed row. */
  height: number;
  /** Between two rows. */
  space: number;
}

function readRowSize(list: HTMLElement): RowSize {
  const style = getComputedStyle(list);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const read = (name: string) => Number(style.getPropertyValue(name)) * rem;
  return { height: read('--row-rem'), space: read('--row-space-rem') };
}

/** The size that lead-list.module.css gives to rows at this width and text size. */
export function useRowSize(list: RefObject<HTMLElement | null>): RowSize {
  const [size, setSize] = useState<RowSize>({ height: 80, space: 0 });

  useLayoutEffect(() => {
    const update = () => {
      const found = list.current && readRowSize(list.current);
      if (found) setSize((known) => (known.height === found.height ? known : found));
    };
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, [list]);

  return size;
}
