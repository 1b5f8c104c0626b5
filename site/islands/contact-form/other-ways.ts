import { writeEnquiryText } from '../../../contract/enquiry-text.ts';
import { chatLink } from '../../format/chat-link.ts';
import type { EnquiryValues } from '../../outbox/enquiry-values.ts';

/** Other ways to reach the company; phone numbers in E.164. */
export interface OtherWays {
  chatNumber: string;
  email: string;
  phone: string;
}

/** Chat and mail links prefilled with what was written, so that nobody types it twice. */
export function otherWayLinks(ways: OtherWays, values: EnquiryValues) {
  const text = writeEnquiryText(values);
  const mail = new URLSearchParams({ subject: `Message from ${values.name}`, body: text });
  return {
    chat: chatLink(ways.chatNumber, text),
    // Mail programs read + as a plus sign.
    email: `mailto:${ways.email}?${mail.toString().replaceAll('+', '%20')}`,
    phone: `tel:${ways.phone}`,
  };
}
