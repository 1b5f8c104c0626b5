import { CHOSEN_THEME, THEME_NAME } from './program-facts.ts';

/**
 * Inline program of the head: brings the page into the visitor's theme before anything is painted,
 * and again when another tab chooses or when the page comes back from memory or was rendered ahead.
 * Where the storage is blocked the choice holds for the page.
 *
 * `data-theme` on the root turns every colour (ui/theme/tokens.css). Where the browser's bars and the
 * pictures ask for a colour scheme, they get a condition that is always or never true instead; what
 * they asked for waits in `rule`.
 */
declare global {
  interface Window {
    /** Paints what was parsed since, see repaint.ts. */
    paintTheme(): void;
  }
}

type SchemedElement = (HTMLMetaElement | HTMLSourceElement) & { rule?: string };

let theme: string | undefined;

const paint = () => {
  if (!theme?.match(CHOSEN_THEME)) theme = '';
  document.documentElement.dataset.theme = theme;
  for (const node of document.querySelectorAll<SchemedElement>('meta[media],source[media]')) {
    node.rule ??= node.media;
    node.media = theme
      ? node.rule.replace(/\(pre.+?\)/, `(${node.rule.includes(theme) ? 'min' : 'max'}-width:0)`)
      : node.rule;
  }
  for (const radio of document.getElementsByName(THEME_NAME) as NodeListOf<HTMLInputElement>) {
    radio.checked = radio.value === theme;
  }
};

const read = () => {
  try {
    theme = localStorage[THEME_NAME];
  } catch {}
  paint();
};

window.paintTheme = paint;
read();
for (const type of ['storage', 'pagereveal', 'pageshow']) addEventListener(type, read);
document.addEventListener('change', (event) => {
  const radio = event.target as HTMLInputElement;
  if (radio.name === THEME_NAME) {
    theme = radio.value;
    try {
      localStorage[THEME_NAME] = theme;
    } catch {}
    paint();
  }
});
