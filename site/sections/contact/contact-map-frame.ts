export function loadMapWhenOpened(details: HTMLDetailsElement): void {
  details.addEventListener(
    'toggle',
    () => {
      const { map = '', mapTitle = '' } = details.dataset;
      const frame = document.createElement('iframe');
      frame.src = map;
      frame.title = mapTitle;
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.allowFullscreen = true;
      details.lastElementChild?.append(frame);
    },
    { once: true },
  );
}
