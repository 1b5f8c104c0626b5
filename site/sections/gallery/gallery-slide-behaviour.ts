/** One picture of the stage; `load` fetches the large file once, and resolves when it can be shown. */
export interface Slide {
  item: HTMLLIElement;
  image: HTMLImageElement;
  load: () => Promise<void>;
}

/**
 * Builds the large picture of a gallery's link, with the small one as its background until it has loaded.
 */
export function buildSlide(link: HTMLAnchorElement): Slide {
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
  return { item, image, load };
}

/** The small picture inside a gallery's link. */
export const findPicture = (link: HTMLAnchorElement): HTMLImageElement =>
  link.querySelector('img') as HTMLImageElement;

/** Text below a picture: its caption, where it has one, and its description. */
export const describe = (link: HTMLAnchorElement): string =>
  [link.nextElementSibling?.textContent, findPicture(link).alt].filter(Boolean).join(' · ');
