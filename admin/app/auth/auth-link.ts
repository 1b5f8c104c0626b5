const TYPES = ['signup', 'email', 'recovery'] as const;

/** The parameters of a link in one of our mails. */
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
 * Reads the link from the page's address and removes it from there, so that the token ends up in no
 * history, referrer or screenshot. A second call returns null.
 */
export function takeAuthLink(): AuthLink | null {
  const link = readAuthLink(location.search);
  if (location.search || location.hash) history.replaceState(null, '', location.pathname);
  return link;
}
