import type {} from './theme.ts';

/**
 * Inline program right behind a picture with sources for a colour scheme: brings them into the chosen
 * theme. Not inside the picture: Chromium's preload scanner would then fetch the `img`'s own file as
 * well.
 */
window.paintTheme();
