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

/** A year in seconds, the minimum that browser vendors recommend. */
const HSTS_SECONDS = 31_536_000;

/**
 * The security headers of every answer, without the Content-Security-Policy.
 * @param siteUrl public origin; an https one gets HSTS, for its own host and not for subdomains,
 *   which we know nothing about
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
