/** Rupees with what belongs to them: `₹12 Lakhs`, `₹8-15 Lakhs`. */
const AMOUNT = /(₹\d[\d,.]*(?:[-–]\d[\d,.]*)?(?:\s(?:lakhs?|crores?)\b\+?)?)/i;

/** A sentence in parts, of which every second is an amount: to be shown with the class `whole`, on one line. */
export const splitAtAmounts = (text: string): string[] => text.split(AMOUNT);
