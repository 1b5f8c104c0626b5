/** Of Chrome, Edge, Firefox and Safari, at the port of https alone: an origin names no other. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[\w-]+\.)+notify\.windows\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com)$/;

/**
 * Whether a browser's subscription leads to a push service. A browser names the address itself, so whoever may
 * subscribe could otherwise make the server ask any other.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  // A blob: has the origin of whoever made it.
  return url?.protocol === 'https:' && SERVICES.test(url.origin);
}
