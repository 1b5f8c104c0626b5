/** Features that no page uses, switched off for frames too. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** A year, in seconds: what browser vendors ask for at least. */
const HSTS_SECONDS = 31_536_000;

/**
 * Headers of every answer, whatever it is; the Content-Security-Policy comes beside them.
 * @param siteUrl public origin; only an https one promises https, for its own
 *   host and not for neighbours that we know nothing about
 */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}`,
    }),
  };
}
