const TYPES = ['signup', 'email', 'recovery'] as const;

/** What a mailed link carries. */
export interface AuthLink {
  tokenHash: string;
  type: (typeof TYPES)[number];
}

/** @returns the link's token and kind, or null when the address holds no complete link. */
export function readAuthLink(search: string): AuthLink | null {
  const query = new URLSearchParams(search);
  const tokenHash = query.get('token_hash');
  const type = TYPES.find((known) => known === query.get('type'));
  return tokenHash && type ? { tokenHash, type } : null;
}

/**
 * Reads the link from the page's address and takes it out of there, so that the token stays in no
 * history, referrer or screenshot. A second call finds nothing.
 */
export function takeAuthLink(): AuthLink | null {
  const link = readAuthLink(location.search);
  if (location.search || location.hash) history.replaceState(null, '', location.pathname);
  return link;
}
