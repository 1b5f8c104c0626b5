import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Place, usePlace } from './place.ts';

/** How far down somebody was in the list of each view, in pixels. */
const lists = new Map<string, number>();

/** Whether the step that led here was made now, and is not one back or forward to where one was before. */
const isArrival = (): boolean => !history.state?.isKnown;

/** Where a page of the desk begins: a filter or a search changes what its list holds, not the place. */
const pageOf = ({ view, query }: Place) => (view === 'content' ? `content?${query}` : view);

/**
 * Lets every view and every lead begin at its top, and brings a list back to where somebody was in it: when a lead is
 * closed, by the way back, and beside the lead where it gets a scroll of its own.
 * @param list of the view, which makes room for the lead or stays beside it
 */
export function useKeptScroll(list: RefObject<HTMLElement | null>): void {
  const place = usePlace();
  const page = pageOf(place);
  const { view, reference } = place;
  const last = useRef({ page, view, reference });
  const isLeft = last.current.page !== page || last.current.reference !== reference;
  // A press right after a scroll comes before the scroll is told, and once this is drawn the list is shorter.
  if (isLeft && isArrival() && last.current.reference === undefined) {
    lists.set(last.current.view, scrollY);
  }

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { page, view, reference };
    const isNew = isArrival();
    history.replaceState({ ...history.state, isKnown: true }, '');
    if (before.page === page && before.reference === reference) return;
    const kept = lists.get(view) ?? 0;
    const isBack = !isNew || (before.page === page && before.reference !== undefined);
    scrollTo(0, reference === undefined && isBack ? kept : 0);
    if (reference !== undefined && before.reference === undefined && list.current) {
      list.current.scrollTop = kept;
    }
  }, [page, reference, view, list]);

  // After a reload the browser would look for its place while the shape of another view is shown.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  useEffect(() => {
    const keep = ({ target }: Event) => {
      const { view: now, reference: open } = last.current;
      if (target === list.current) lists.set(now, list.current?.scrollTop ?? 0);
      else if (target === document && open === undefined) lists.set(now, scrollY);
    };
    addEventListener('scroll', keep, { capture: true, passive: true });
    return () => removeEventListener('scroll', keep, { capture: true });
  }, [list]);
}
