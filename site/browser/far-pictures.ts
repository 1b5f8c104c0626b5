/**
 * Inline program: fetches a page's pictures once the page stands there, so that whoever keeps a picture of the whole
 * page finds none missing. What a strip holds beyond its edge comes when it is pushed; whoever saves data
 * fetches what comes near.
 */

const leavesOut = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect &&
  effect.getKeyframes().some(({ contentVisibility }) => contentVisibility);

/** Pictures and bands are no part of the page at first (late.css, band.module.css); one within another begins after it. */
const waitForRest = async (): Promise<void> => {
  const waiting = document.getAnimations().filter(leavesOut);
  if (waiting.length === 0) return;
  await Promise.allSettled(waiting.map(({ finished }) => finished));
  await waitForRest();
};

if (!navigator.connection?.saveData)
  addEventListener('load', () =>
    setTimeout(async () => {
      await waitForRest();
      for (const picture of document.images)
        if (picture.checkVisibility() && picture.getBoundingClientRect().left < innerWidth)
          picture.loading = 'eager';
    }, 500),
  );

export {};
