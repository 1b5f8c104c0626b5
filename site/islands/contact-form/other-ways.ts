import { chatLink } from '../../links/chat-link.ts';
import type { EnquiryValues } from '../../outbox/enquiry-values.ts';

/** Other ways to reach the company; phone numbers in E.164. */
export interface OtherWays {
  chatNumber: string;
  email: string;
  phone: string;
}

/** Longest text, in characters, that chat and mail apps still accept in a link. */
const MAX_TEXT = 1500;

/** Chat and mail links prefilled with what was written, so that nobody types it twice. */
export function otherWayLinks(ways: OtherWays, values: EnquiryValues) {
  const text = textOf(values);
  const mail = new URLSearchParams({ subject: `Message from ${values.name}`, body: text });
  return {
    chat: chatLink(ways.chatNumber, text),
    // Mail programs read + as a plus sign.
    email: `mailto:${ways.email}?${mail.toString().replaceAll('+', '%20')}`,
    phone: `tel:${ways.phone}`,
  };
}

function textOf({ name, email, phone, subject: _, message, ...added }: EnquiryValues): string {
  const who = [name, phone, email, ...Object.values(added)].filter(Boolean).join(', ');
  const text = `${message}\n\n${who}`;
  const characters = [...text];
  if (characters.length <= MAX_TEXT) return text;
  return `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
}
