const NAME = 'picture';

/**
 * Makes a change during which one picture turns into another, where the browser can and the visitor
 * wants movement; else just makes it. The names stand only as long as they are needed, since a page
 * may have each name once.
 */
export function morph(from: HTMLElement, to: HTMLElement, change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) {
    change();
    return;
  }
  from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    change();
    to.style.viewTransitionName = NAME;
  });
  const clear = () => {
    to.style.viewTransitionName = '';
  };
  transition.ready.catch(() => undefined);
  transition.finished.then(clear, clear);
}
