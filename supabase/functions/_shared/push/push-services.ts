/** Of Chrome, Edge, Firefox and Safari, at the port of https alone: an origin names no other. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[\w-]+\.)+notify\.windows\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com)$/;

/**
 * Whether a browser's subscription leads to a push service. A browser names the address itself, so whoever may
 * subscribe could otherwise make the server ask any other.
 */
export const isPushService = (endpoint: string): boolean =>
  SERVICES.test(URL.parse(endpoint)?.origin ?? '');
