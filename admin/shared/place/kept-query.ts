import { useEffect } from 'react';
import { usePlace } from './place.ts';

const KEEPING = ['leads', 'search'];

const kept = new Map<string, string>();

export const keptQuery = (view: string): URLSearchParams => new URLSearchParams(kept.get(view));

export function useKeptQuery(): void {
  const { view, query } = usePlace();
  const address = query.toString();
  useEffect(() => {
    if (KEEPING.includes(view)) kept.set(view, address);
  }, [view, address]);
}
