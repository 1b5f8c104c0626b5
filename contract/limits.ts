/** Lengths, sizes and rates that several parts of the product share. */
export const LIMITS = {
  /** Characters, after trimming. The database repeats these as check constraints. */
  name: 120,
  /** RFC 5321 §4.5.3.1.3: 256 octets with the angle brackets. */
  email: 254,
  /** Characters a person may type: two numbers and some words; longer input is cut. */
  phoneInput: 120,
  subject: 120,
  message: 5000,
  /** Of one request's body, of an enquiry as of REST and auth. The longest enquiry, typed in Devanagari and sent as a
   * plain form (nine bytes a character), takes 48 kB. */
  requestBytes: 64 * 1024,
  /** Hours within which an enquiry is answered (specification §9). */
  replyHours: 24,
  /** Shortest password that sign-up accepts (specification §9). */
  passwordMin: 6,
  /** Bounds the input of Argon2, so that a huge password cannot be used to burn CPU. */
  passwordMax: 128,
  /** From how many characters on a password is called long; NIST SP 800-63B-4 asks for 15 without a second factor. */
  passwordRecommended: 12,
  /** Seconds for which an access token is valid. */
  accessTokenSeconds: 3600,
  /** Seconds for which a refresh token may be exchanged again after its first use. */
  refreshReuseSeconds: 10,
  /** Days after which a session ends that was not renewed, and any session; the database has the rule. */
  sessionIdleDays: 30,
  sessionMaxDays: 180,
  /** Maximum rows in one answer of the REST service. */
  restMaxRows: 100_000,
  /** Seconds for which a claimed mail belongs to the process that claimed it. */
  mailLeaseSeconds: 120,
  /** Failed attempts after which a mail is given up. */
  mailMaxAttempts: 20,
} as const;
