/** Rupees with what belongs to them: `₹12 Lakhs`, `₹8-15 Lakhs`. */
const AMOUNT = /(₹\d[\d,.]*(?:[-–]\d[\d,.]*)?(?:\s(?:lakhs?|crores?)\b\+?)?)/i;
/** In rendered text; what stands within a tag, as in an attribute, is passed over. */
const AMOUNT_OR_TAG = new RegExp(`<[^>]*>|${AMOUNT.source}`, 'gi');

/** A sentence in parts, of which every second is an amount: to be shown with the class `whole`, on one line. */
export const splitAtAmounts = (text: string): string[] => text.split(AMOUNT);

/** Rendered HTML in which no amount breaks over two lines. */
export const keepAmountsWhole = (html: string): string =>
  html.replace(AMOUNT_OR_TAG, (found, amount?: string) =>
    amount ? `<span class="whole">${amount}</span>` : found,
  );
