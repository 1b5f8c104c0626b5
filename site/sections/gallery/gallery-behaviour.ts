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
  strip.append(...links.map(buildSlide));
  let current = 0;

  const show = (place: number) => {
    current = place;
    const count = document.createElement('b');
    count.textContent = `${place + 1} of ${links.length}`;
    words.replaceChildren(count, ` ${describe(links[place] as HTMLAnchorElement)}`);
  };
  const go = (place: number) => {
    show((place + links.length) % links.length);
    strip.scrollTo({ left: current * strip.clientWidth, behavior: 'instant' });
  };

  strip.addEventListener('scroll', () => {
    // A closed dialog's strip has no width, but may still fire its last scroll event.
    const place = Math.round(strip.scrollLeft / strip.clientWidth);
    if (dialog.open && place !== current) show(place);
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button && button.value !== 'close') go(current + Number(button.value));
    else if (button || !(target as Element).closest('img, p')) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const place = placeOf(event.key, current, links.length);
    if (place === undefined) return;
    event.preventDefault();
    go(place);
  });
  dialog.addEventListener('close', () => links[current]?.focus());

  return (link: HTMLAnchorElement) => {
    dialog.showModal();
    go(links.indexOf(link));
  };
}

/** Index to which a key leads, or undefined for any other key. */
const placeOf = (key: string, current: number, count: number): number | undefined =>
  ({ ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 })[key];

/** A large picture, over the small one until it has come; the browser fetches it when it comes near. */
function buildSlide(link: HTMLAnchorElement): HTMLLIElement {
  const thumb = findPicture(link);
  const item = document.createElement('li');
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  const image = new Image();
  image.alt = thumb.alt;
  image.loading = 'lazy';
  image.style.backgroundImage = `url("${thumb.currentSrc}")`;
  source.type = 'image/avif';
  source.srcset = link.dataset.avif ?? '';
  picture.append(source, image);
  image.src = link.href;
  item.append(picture);
  return item;
}

const findPicture = (link: HTMLAnchorElement): HTMLImageElement =>
  link.querySelector('img') as HTMLImageElement;

const describe = (link: HTMLAnchorElement): string =>
  [link.nextElementSibling?.textContent, findPicture(link).alt].filter(Boolean).join(' · ');
