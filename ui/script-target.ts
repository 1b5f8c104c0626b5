import manifest from '../package.json' with { type: 'json' };

/** The oldest browsers of package.json as Vite names them. Samsung Internet 18 is Chromium 99. */
export const SCRIPT_TARGET = manifest.browserslist.map((browser) =>
  browser.replace('samsung 18', 'chrome 99').replace('ios_saf', 'ios').replace(' ', ''),
);
