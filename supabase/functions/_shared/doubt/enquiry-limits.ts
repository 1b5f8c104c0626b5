import type { Enquiry } from '../../../../contract/enquiry.ts';
import { scopesOf } from '../client-network.ts';
import { keyedDigest } from '../digest.ts';

/** How many enquiries one subject may send before they look suspicious. */
export interface EnquiryLimit {
  name: string;
  allowed: number;
  windowSeconds: number;
  reason: string;
  weight: number;
  /**
   * The value to count by; it is stored as a keyed digest. Undefined where the limit does not apply.
   */
  subject(enquiry: Enquiry, network: string): string | undefined;
}

/** The same reason as of the narrow network: `judge` counts a reason once. */
const MANY_FROM_NETWORK = { reason: 'Many enquiries came from one network', weight: 2 } as const;

/**
 * Mobile carriers in India put thousands of people behind one network address, so that limit leaves
 * room for all who might write within ten minutes, and exceeding it costs a proof of work, not the
 * lead.
 */
export const ENQUIRY_LIMITS: readonly EnquiryLimit[] = [
  {
    name: 'network',
    allowed: 30,
    windowSeconds: 600,
    ...MANY_FROM_NETWORK,
    subject: (_enquiry, network) => network,
  },
  {
    name: 'address',
    allowed: 5,
    windowSeconds: 86_400,
    reason: 'Many enquiries came from one email address',
    weight: 2,
    subject: ({ email }) => email.toLowerCase(),
  },
  {
    name: 'phone',
    allowed: 5,
    windowSeconds: 86_400,
    reason: 'Many enquiries came from one phone number',
    weight: 2,
    subject: ({ phone, phone_typed }) => phone ?? phone_typed ?? '',
  },
  {
    name: 'words',
    allowed: 3,
    windowSeconds: 86_400,
    reason: 'The same message came several times',
    weight: 3,
    subject: ({ message }) => message.toLowerCase().replace(/\s+/g, ' '),
  },
  {
    name: 'all',
    allowed: 120,
    windowSeconds: 60,
    reason: 'Very many enquiries came at once',
    weight: 2,
    subject: () => 'all',
  },
  // Wider networks of IPv6 come last, since an enquiry over IPv4 has none: places must not shift.
  {
    name: 'network-56',
    allowed: 60,
    windowSeconds: 600,
    ...MANY_FROM_NETWORK,
    subject: (_enquiry, network) => scopesOf(network)[1]?.network,
  },
  {
    name: 'network-48',
    allowed: 120,
    windowSeconds: 600,
    ...MANY_FROM_NETWORK,
    subject: (_enquiry, network) => scopesOf(network)[2]?.network,
  },
];

/** One bucket as `public.assess_enquiry` counts it. */
export interface Bucket {
  bucket: string;
  allowed: number;
  window_seconds: number;
}

/**
 * The buckets of one enquiry, in the order of `ENQUIRY_LIMITS`.
 * @param key a secret of the server or of the function, for the digests
 */
export const bucketsOf = (enquiry: Enquiry, network: string, key: string): Bucket[] =>
  ENQUIRY_LIMITS.flatMap(({ name, allowed, windowSeconds, subject }) => {
    const value = subject(enquiry, network);
    if (value === undefined) return [];
    const bucket = `enquiry-${name}:${keyedDigest(key, value)}`;
    return [{ bucket, allowed, window_seconds: windowSeconds }];
  });
