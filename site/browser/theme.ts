import { CHOSEN_THEME, THEME_NAME } from './program-facts.ts';

/**
 * Inline program of the head: applies the visitor's theme before first paint, and again when another tab
 * changes it, when the page returns from the back/forward cache or when a prerendered page is shown. Where
 * storage is blocked the choice lasts as long as the page.
 *
 * `data-theme` on the root switches every colour (ui/theme/tokens.css). `theme-color` that asks for a colour
 * scheme gets a condition that is always or never true instead; the original is kept in `rule`.
 */
type SchemedElement = HTMLMetaElement & { rule?: string };

let theme: string | undefined;

const paint = () => {
  if (!theme?.match(CHOSEN_THEME)) theme = '';
  document.documentElement.dataset.theme = theme;
  for (const node of document.querySelectorAll<SchemedElement>('meta[media]')) {
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
