import type { Enquiry } from '../../../contract/enquiry.ts';
import { digest } from '../_shared/digest.ts';

/** How many enquiries one subject may send before they look suspicious. */
export interface EnquiryLimit {
  name: string;
  allowed: number;
  windowSeconds: number;
  reason: string;
  weight: number;
  /** The value to count by; it is stored as a digest. */
  subject(enquiry: Enquiry, network: string): string;
}

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
    reason: 'Many enquiries came from one network',
    weight: 2,
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
    subject: ({ phone }) => phone,
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
];

/** One bucket as `public.assess_enquiry` counts it. */
export interface Bucket {
  bucket: string;
  allowed: number;
  window_seconds: number;
}

/** The buckets of one enquiry, in the order of `ENQUIRY_LIMITS`. */
export const bucketsOf = (enquiry: Enquiry, network: string): Bucket[] =>
  ENQUIRY_LIMITS.map(({ name, allowed, windowSeconds, subject }) => ({
    bucket: `enquiry-${name}:${digest(subject(enquiry, network))}`,
    allowed,
    window_seconds: windowSeconds,
  }));
