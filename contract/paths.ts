/* What scripts of public pages name of the routes. In a file of its own: whoever names one route of the whole table
 * brings the table along. */

export const CONTACT_PATH = '/contact';
export const PRIVACY_PATH = '/privacy-policy';
export const BRANDS_PATH = '/brands';
export const RECEIPT_PATH = '/enquiry';

export const brandPath = (slug: string): string => `${BRANDS_PATH}/${slug}`;

/**
 * @param token of the receipt, see contract/submission.ts; in the fragment, no server or log sees
 *   it
 */
export const receiptPath = (token: string): string => `${RECEIPT_PATH}#${token}`;

/** Address of the function that stores an enquiry and queues its mail. */
export const ENQUIRY_ENDPOINT = '/functions/v1/send-contact-email';
