import { inlineProgram } from '../../ui/inline-program.ts';
import { THEME_NAME, THEMES } from '../layout/themes.ts';

/** Applies the visitor's theme before first paint, and whenever the page is shown again; once it is painted, loads the
 * modules of its tools. `name` is that of the radio buttons and of the key in `localStorage`. */
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
