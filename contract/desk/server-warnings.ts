/**
 * What a server may find wrong with its own settings, by the code under which the database keeps it:
 * the words for its log and for the desk's health panel.
 */
export const SERVER_WARNINGS = {
  'untrusted-proxy':
    'Requests arrive with X-Forwarded-For, but TRUST_PROXY is 0: all visitors behind that proxy count as one, and share its limits. Set TRUST_PROXY to the number of proxies in front of the server.',
  'content-space':
    'Content history and builds use over 80% of the space they may use. At 100% no new pictures can be added.',
} as const;
