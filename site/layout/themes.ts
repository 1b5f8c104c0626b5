/** Name of the choice: of its radio buttons and of its place in `localStorage`. */
export const THEME_NAME = 'theme';

/** What a visitor may choose; without a choice the system decides. */
export const THEMES = [
  { value: '', label: 'Automatic' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
