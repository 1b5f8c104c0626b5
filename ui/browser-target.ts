import manifest from '../package.json' with { type: 'json' };

/** The oldest browsers for scripts and styles: those of package.json as Vite names them. Samsung Internet 18 is
 * Chromium 99, older than our Chrome. */
export const BROWSER_TARGET = manifest.browserslist
  .filter((browser) => !browser.startsWith('chrome'))
  .map((browser) =>
    browser.replace('samsung 18', 'chrome99').replace('ios_saf', 'ios').replace(' ', ''),
  );
