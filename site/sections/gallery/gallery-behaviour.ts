type Links = readonly HTMLAnchorElement[];

/** A click that asks for a new tab or window stays the browser's. */
export function startGallery(gallery: HTMLElement): void {
  let open: ReturnType<typeof buildStage> | undefined;
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const dialog = gallery.nextElementSibling;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    open ??= buildStage(dialog, [...gallery.querySelectorAll('a')]);
    open(link);
  });
}

/** A scroll-snap strip, so that swiping is native; its scroll position decides which picture is current. */
function buildStage(dialog: HTMLDialogElement, links: Links) {
  const strip = dialog.querySelector('ul') as HTMLUListElement;
  const words = dialog.querySelector('p') as HTMLParagraphElement;
  const slides = links.map(buildSlide);
  strip.append(...slides.map(({ item }) => item));
  let current = 0;
  /** Target of a scroll by button or key: pictures passed on the way do not become current. */
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
  const leave = () => {
    dialog.close();
    at(links, current).scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };

  strip.addEventListener('scroll', () => {
    // A closed dialog's strip has no width, but may still fire its last scroll event.
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
    dialog.showModal();
    settle(place);
    strip.scrollTo({ left: place * strip.clientWidth, behavior: 'instant' });
  };
}

/** The entry at an index that may be one before the first or one past the last: it wraps around. */
const at = <Entry>(entries: readonly Entry[], place: number): Entry =>
  entries.at(place % entries.length) as Entry;

/** Index to which a key leads, or undefined for any other key. */
const placeOf = (key: string, current: number, count: number): number | undefined =>
  ({ ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 })[key];

/** One picture of the stage; `load` fetches the large file once, and resolves when it can be shown. */
interface Slide {
  item: HTMLLIElement;
  load: () => Promise<void>;
}

function buildSlide(link: HTMLAnchorElement): Slide {
  const thumb = findPicture(link);
  const item = document.createElement('li');
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  const image = new Image();
  image.alt = thumb.alt;
  source.type = 'image/avif';
  picture.append(source, image);
  item.append(picture);
  const load = () => {
    if (!image.src) {
      image.style.backgroundImage = `url("${thumb.currentSrc}")`;
      source.srcset = link.dataset.avif ?? '';
      image.src = link.href;
    }
    return image.decode().catch(() => undefined);
  };
  return { item, load };
}

const findPicture = (link: HTMLAnchorElement): HTMLImageElement =>
  link.querySelector('img') as HTMLImageElement;

const describe = (link: HTMLAnchorElement): string =>
  [link.nextElementSibling?.textContent, findPicture(link).alt].filter(Boolean).join(' · ');
