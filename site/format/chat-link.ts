/** Address that opens a chat with `number` (E.164), with `message` typed in beforehand. wa.me takes digits only and
 * percent-encoded text. */
export function chatLink(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '');
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${digits}${query}`;
}
