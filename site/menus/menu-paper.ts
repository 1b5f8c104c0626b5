/** What a printed or written menu says about the company. */
export interface MenuImprint {
  company: string;
  /** As people read it: +91 98765 43210. */
  phone: string;
  /** Public address of the site without a trailing slash. */
  siteUrl: string;
}

export const PRICE_NOTE = 'Prices in rupees; taxes extra where they apply.';

/** A4 in points, and what stands around the dishes on it. */
export const PAPER = {
  width: 595.28,
  height: 841.89,
  margin: 38,
  gutter: 30,
  header: 170,
  strip: 20,
  topSellers: 56,
  runningHeader: 62,
  legend: 30,
  footer: 34,
  bodyPadding: 17,
} as const;

/** Width of one of the two columns of dishes, in points. */
export const COLUMN_WIDTH = (PAPER.width - 2 * PAPER.margin - PAPER.gutter) / 2;
