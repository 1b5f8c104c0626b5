import { buildStage } from './gallery-stage-behaviour.ts';

/**
 * Shows a gallery's pictures large in the dialog behind it. A click that asks for a new tab or window
 * stays the browser's; until the first other one, nothing is built and nothing fetched.
 */
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
