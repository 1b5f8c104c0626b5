/**
 * The colours of every mail by role, as ui/tokens.css has them by day. Mail programs read no custom
 * properties, so each element carries its own. supabase/templates repeats them, since the platform reads
 * those as plain files; templates.test.ts there holds them to this list.
 */
export const MAIL_PALETTE = {
  /** Text, and text of less weight. */
  ink: '#2a1512',
  quiet: '#6b4a3a',
  /** Behind the card: of a mail about an account, and of one about an enquiry. */
  page: '#fff8ee',
  desk: '#f4e3c6',
  card: '#fffdf9',
  border: '#ead6b6',
  /** Behind the title of a mail about an enquiry. */
  band: '#4a0f1c',
  /** Links, buttons and the card's upper edge. */
  action: '#b3261e',
  actionPressed: '#8a1a14',
  /** On a button and on the band. */
  onAction: '#fff8ee',
  /** What the visitor wrote stands beside this edge. */
  quoteEdge: '#f2a12b',
  quote: '#fff8ee',
} as const;

/** The same roles where a mail program says that it is dark. */
export const DARK_MAIL_PALETTE = {
  ink: '#fff3e3',
  quiet: '#dcc1ab',
  page: '#1b0a0d',
  card: '#33161a',
  border: '#53292c',
  cardEdge: '#f2a12b',
  link: '#ffbc5c',
} as const;
