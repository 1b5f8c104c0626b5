/**
 * What a server may find wrong with its own settings and engines, by the code under which the database keeps it:
 * the words for its log and for the desk's health panel.
 */
export const SERVER_WARNINGS = {
  'untrusted-proxy':
    'Requests arrive with X-Forwarded-For, but TRUST_PROXY is 0: all visitors behind that proxy count as one, and share its limits. Set TRUST_PROXY to the number of proxies in front of the server.',
  'old-embedded-postgres':
    'The PostgreSQL that comes with the product lacks the latest security fixes: it is for trying out and development. For a public site, install the PostgreSQL of your system, which gets its fixes by itself, and move the data there: npm run move-to-postgres -- <address>.',
  'old-postgres':
    'The PostgreSQL of this database lacks the latest security fixes. Install the updates of its machine, on Debian by "apt update" and "apt upgrade".',
  'old-node':
    'The server runs on a Node that lacks the latest security fixes. Update the product, or the Node that you installed yourself, and start it again.',
  'content-space':
    'Content history and builds use over 80% of the space they may use. At 100% no new pictures can be added.',
} as const;
