import { morph } from './gallery-morph-behaviour.ts';
import { buildSlide, describe, findPicture } from './gallery-slide-behaviour.ts';

type Links = readonly HTMLAnchorElement[];

/**
 * Fills a gallery's dialog with a strip of its pictures, one per screen, which snaps: a swipe is the
 * browser's own. Buttons and keys scroll the strip; where it stands is what is shown.
 * @returns opens the dialog at the picture of a link
 */
export function buildStage(dialog: HTMLDialogElement, links: Links) {
  const strip = dialog.querySelector('ul') as HTMLUListElement;
  const words = dialog.querySelector('p') as HTMLParagraphElement;
  const slides = links.map(buildSlide);
  strip.append(...slides.map(({ item }) => item));
  let current = 0;
  /** Where a button or key is taking the strip: what passes by on the way is not shown. */
  let aim: number | undefined;

  const settle = (place: number) => {
    current = place;
    const count = document.createElement('b');
    count.textContent = `${place + 1} of ${links.length}`;
    words.replaceChildren(count, ` ${describe(at(links, place))}`);
    at(slides, place)
      .load()
      .then(() => {
        for (const side of [place + 1, place - 1]) at(slides, side).load();
      });
  };
  const go = (place: number) => {
    aim = (place + links.length) % links.length;
    const behavior = Math.abs(aim - current) > 1 ? 'instant' : 'auto';
    settle(aim);
    strip.scrollTo({ left: aim * strip.clientWidth, behavior });
  };
  const leave = () =>
    morph(at(slides, current).image, findPicture(at(links, current)), () => {
      dialog.close();
      at(links, current).scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });

  strip.addEventListener('scroll', () => {
    // A closed dialog's strip has no width and stands nowhere, but may still report its last movement.
    if (!dialog.open) return;
    const place = Math.round(strip.scrollLeft / strip.clientWidth);
    if (aim === place) aim = undefined;
    else if (aim === undefined && place !== current) settle(place);
  });
  strip.addEventListener('pointerdown', () => {
    aim = undefined;
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button && button.value !== 'close') go(current + Number(button.value));
    else if (button || !(target as Element).closest('img, p')) leave();
  });
  dialog.addEventListener('keydown', (event) => {
    const place = placeOf(event.key, current, links.length);
    if (place === undefined) return;
    event.preventDefault();
    go(place);
  });
  dialog.addEventListener('close', () => at(links, current).focus());

  return (link: HTMLAnchorElement) => {
    const place = links.indexOf(link);
    morph(findPicture(link), at(slides, place).image, () => {
      dialog.showModal();
      settle(place);
      strip.scrollTo({ left: place * strip.clientWidth, behavior: 'instant' });
    });
  };
}

/** The entry at a place that may lie one before the first or one behind the last. */
const at = <Entry>(entries: readonly Entry[], place: number): Entry =>
  entries.at(place % entries.length) as Entry;

/** Where a key leads from here, or undefined when it leads nowhere. */
const placeOf = (key: string, current: number, count: number): number | undefined =>
  ({ ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 })[key];
