import { inlineProgram } from '../../ui/inline-program.ts';
import { THEME_NAME, THEMES } from '../layout/themes.ts';

/**
 * Applies the visitor's theme before first paint, and again when another tab changes it, when the page returns
 * from the back/forward cache or when a prerendered page is shown. Where storage is blocked the choice lasts as
 * long as the page.
 *
 * `data-theme` on the root switches every colour (ui/theme/tokens.css). `theme-color` that asks for a colour
 * scheme gets a condition that is always or never true instead; the original is kept in `rule`.
 *
 * Once the page is painted it loads the modules of its tools.
 * @param name of the radio buttons and of the key in `localStorage`
 * @param themes those that override the system's
 */
function beginPage(name: string, themes: readonly string[]): void {
  let theme: string | undefined;

  const paint = () => {
    if (!theme || !themes.includes(theme)) theme = '';
    document.documentElement.dataset.theme = theme;
    for (const node of document.querySelectorAll<HTMLMetaElement & { rule?: string }>(
      'meta[media]',
    )) {
      node.rule ??= node.media;
      node.media = theme
        ? node.rule.replace(/\(pre.+?\)/, `(${node.rule.includes(theme) ? 'min' : 'max'}-width:0)`)
        : node.rule;
    }
    for (const radio of document.getElementsByName(name) as NodeListOf<HTMLInputElement>)
      radio.checked = radio.value === theme;
  };
  const read = () => {
    try {
      theme = localStorage[name];
    } catch {}
    paint();
  };

  read();
  for (const type of ['storage', 'pagereveal', 'pageshow']) addEventListener(type, read);
  document.addEventListener('change', ({ target }) => {
    const radio = target as HTMLInputElement;
    if (radio.name !== name) return;
    theme = radio.value;
    try {
      localStorage[name] = theme;
    } catch {}
    paint();
  });
  // The modules of tools, which the build names there: before, they would come beside its fonts and picture.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const file of document.body.dataset.programs?.split(' ') ?? []) import(file);
  }).observe({ type: 'paint', buffered: true });
}

/** The one program that stands in every page's head. */
export const HEAD_PROGRAM = inlineProgram(
  beginPage,
  THEME_NAME,
  THEMES.flatMap(({ value }) => value || []),
);
