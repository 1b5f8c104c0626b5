/** Groups that a household's IPv6 addresses share: it holds a whole /64. */
const SHARED_GROUPS = 4;

/**
 * The network that the limit counts, from what the platform's gateway wrote.
 * @param forwardedFor X-Forwarded-For; its first entry is the visitor
 * @returns an IPv4 address, the /64 of an IPv6 address, or one name for all whose address is unknown
 */
export function networkFrom(forwardedFor: string | null): string {
  const [first = ''] = (forwardedFor ?? '').split(',');
  const address = first.trim().toLowerCase();
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  const [, mapped] = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address) ?? [];
  if (mapped) return mapped;
  return URL.canParse(`http://[${address}]`) ? `${prefixOf(address)}::/64` : 'unknown';
}

function prefixOf(address: string): string {
  const compact = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = compact.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = compact.includes('::') ? 8 - left.length - right.length : 0;
  return [...left, ...Array(zeros).fill('0'), ...right].slice(0, SHARED_GROUPS).join(':');
}
