/** Name of the choice: of its radio buttons and of its place in `localStorage`. */
export const THEME_NAME = 'theme';

/** What a visitor may choose; without a word the system decides. */
export const THEMES = [
  { value: '', label: 'Automatic' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/**
 * Inline script of the head: brings the page into the visitor's theme before anything is painted,
 * and again when another tab chooses or when the page comes back from memory or was rendered ahead.
 * Where the storage is blocked the choice holds for the page.
 *
 * `data-theme` on the root turns every colour (ui/tokens.css). Where the browser's bars and the
 * pictures ask for a colour scheme, they get a condition that is always or never true instead; what
 * they asked for waits in `rule`.
 */
export const themeScript =
  "{let theme;const paint=window.paintTheme=()=>{/^(light|dark)$/.test(theme)||(theme='');" +
  'document.documentElement.dataset.theme=theme;' +
  "for(const node of document.querySelectorAll('meta[media],source[media]')){" +
  'const rule=node.rule??=node.media;' +
  "node.media=theme?rule.replace(/\\(pre.+?\\)/,'('+(rule.includes(theme)?'min':'max')+'-width:0)'):rule}" +
  `for(const radio of document.getElementsByName('${THEME_NAME}'))radio.checked=radio.value===theme},` +
  `read=()=>{try{theme=localStorage.${THEME_NAME}}catch{}paint()};read();` +
  "for(const type of['storage','pagereveal','pageshow'])addEventListener(type,read);" +
  `document.addEventListener('change',({target})=>{if(target.name==='${THEME_NAME}'){` +
  `theme=target.value;try{localStorage.${THEME_NAME}=theme}catch{}paint()}})}`;

/**
 * Inline script right behind a picture with sources for a colour scheme. Not inside it: Chromium's
 * preload scanner would then fetch the `img`'s own file as well.
 */
export const themePictureScript = 'paintTheme()';
