/**
 * The colours of every mail, by the roles that ui/theme/tokens.css gives them. Mail programs do not
 * support custom properties, so the values are inline. supabase/templates repeats them, since the
 * platform reads those as plain files. palette.test.ts compares all three places.
 */
export const MAIL_PALETTE = {
  page: '#fff8ee',
  band: '#f4e3c6',
  surface: '#fffdf9',
  text: '#2a1512',
  muted: '#6b4a3a',
  action: '#b3261e',
  actionStrong: '#8a1a14',
  onAction: '#fff8ee',
  night: '#4a0f1c',
  onNight: '#fff8ee',
  accent: '#f2a12b',
  hairline: '#ead6b6',
} as const;

/** The roles that differ in dark mode. */
export const DARK_MAIL_PALETTE = {
  page: '#1b0a0d',
  surface: '#33161a',
  text: '#fff3e3',
  muted: '#dcc1ab',
  action: '#f2a12b',
  actionStrong: '#ffbc5c',
  hairline: '#53292c',
} as const;
