import { randomUUID } from 'node:crypto';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import type { EnquiryReceipt } from '../../../contract/submission.ts';
import type { Product } from './product.ts';

export interface EnquiryOptions {
  /** Another name is another person, with an address of his own. */
  name?: string;
  message?: string;
  /** Why it is doubted; without reasons it goes into the list. */
  reasons?: readonly string[];
  attribution?: object;
}

/** Stores an enquiry by the database's own function. @returns its id */
export async function storeEnquiry(
  product: Product,
  options: EnquiryOptions = {},
): Promise<string> {
  const {
    name = 'Asha Verma',
    message = 'A cloud kitchen',
    reasons = [],
    attribution = {},
  } = options;
  const id = randomUUID();
  const words = {
    id,
    email: `${Buffer.from(name).toString('hex').slice(0, 40)}@example.in`,
    phone: '+919876543210',
    message,
  };
  const mail = { recipient: 'leads@example.in', subject: `About ${name}`, body_text: name };
  const consents = ['enquiry', 'calls'].map((purpose) => ({
    purpose,
    text: 'The words that were seen',
    version: '1',
    language: 'en',
  }));
  await product.sql('select public.submit_enquiry($1, $2, $3)', [
    JSON.stringify({ ...words, name, subject: 'franchise' }),
    JSON.stringify([{ ...mail, body_html: name }]),
    JSON.stringify({ reasons, attribution, consents }),
  ]);
  return id;
}

/** Sends an enquiry as a client of the function does. @returns what the visitor gets */
export async function sendEnquiry(
  product: Product,
  name = 'Asha Verma',
): Promise<Required<EnquiryReceipt>> {
  const answer = await fetch(product.url + ENQUIRY_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: 'asha@example.in',
      phone: '98765 43210',
      message: 'A cloud kitchen',
      submissionId: randomUUID(),
      homepage: '',
    }),
  });
  if (answer.status !== 201) throw new Error(`The enquiry was answered with ${answer.status}.`);
  return (await answer.json()) as Required<EnquiryReceipt>;
}
