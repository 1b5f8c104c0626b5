import type { Page } from '@playwright/test';

/** An animation in `<main>`, as far as a visitor notices it. */
interface Movement {
  /** Class and pseudo-element of what moves. */
  what: string;
  /** True while it shows something else than its resting state. */
  isActive: boolean;
  /** True when it runs by the clock and not by scrolling. */
  isTimed: boolean;
  /** Milliseconds after which one that runs by the clock has ended. */
  end: number;
  /** Top of what moves in the viewport, from its layout alone. */
  top: number;
}

/** Everything in `<main>` that may move; a transition that takes no time is none. */
export const readMovements = (page: Page): Promise<Movement[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return (main?.getAnimations({ subtree: true }) ?? []).map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const timing = effect.getComputedTiming();
      const isTimed = animation.timeline instanceof DocumentTimeline;
      return {
        what: `${effect.target?.className}${effect.pseudoElement ?? ''}`,
        isActive: timing.progress !== null,
        isTimed,
        end: isTimed ? Number(timing.endTime) : 0,
        top: effect.target?.getBoundingClientRect().top ?? 0,
      };
    });
  });

/**
 * Lines of text in the first screen that are hidden, see-through or cut away, by their words. A carousel's other slides,
 * which its buttons show, are not meant.
 */
export const readHiddenText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element): boolean => {
      const { opacity, visibility, clipPath, color } = getComputedStyle(element);
      const isCut = /^inset\(.*[1-9]/.test(clipPath);
      const own = opacity !== '1' || visibility !== 'visible' || isCut;
      if (own || /^rgba.* 0\)$/.test(color)) return true;
      return element.parentElement ? isHidden(element.parentElement) : false;
    };
    const isInFirstScreen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const away = '.visually-hidden, [data-place]:not([data-place="active"])';
    const texts = document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, li, a, strong)');
    return [...texts]
      .filter((element) => isInFirstScreen(element) && !element.closest(away))
      .filter((element) => element.checkVisibility() && isHidden(element))
      .map((element) => element.textContent ?? '');
  });
