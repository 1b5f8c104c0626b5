import { CHAT_ID } from './program-facts.ts';

/**
 * Inline program of the floating chat button: aside while the visitor reads on, there while they scroll back.
 * Where they stop it stands only if it lies neither on words nor on what they operate.
 */
const chat = document.getElementById(CHAT_ID) as HTMLElement;
/** So long after the last movement the button looks where it is. */
const PAUSE = 2500;
/** What holds words only in its parts; everything else is taken for words or for a control. */
const EMPTY = 'body,main,section,article,div,ul,picture,img';
/** Points under the button and just beside it at which is looked, as shares of its size. */
const POINTS = [-0.1, 0.5, 1.1];

/** Where the last scrolling ended. Asked of the window here, it would lay the page out once more before first paint. */
let last = 0;
let pause: ReturnType<typeof setTimeout> | undefined;

const stepAside = (isAside: boolean) => chat.toggleAttribute('data-aside', isAside);

const settle = () =>
  stepAside(
    POINTS.some((across) =>
      POINTS.some(
        (down) =>
          !document
            .elementsFromPoint(
              chat.offsetLeft + chat.offsetWidth * across,
              chat.offsetTop + chat.offsetHeight * down,
            )
            .find((element) => !chat.contains(element))
            ?.matches(EMPTY),
      ),
    ),
  );

/** Not by `:has(:focus)`, for which a browser looks through the whole page at every press. */
const yieldToTyping = () =>
  chat.toggleAttribute('data-typing', document.activeElement?.matches(':read-write') === true);

addEventListener('focusin', yieldToTyping);
addEventListener('focusout', yieldToTyping);
// After the first frame, which has to lay the page out anyway.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(settle)));
addEventListener('scroll', () => {
  clearTimeout(pause);
  pause = setTimeout(settle, PAUSE);
  stepAside(scrollY >= last);
  last = scrollY;
});
