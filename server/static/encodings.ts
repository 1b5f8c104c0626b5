/** Content codings that the build writes beside a text file, with the extension of each. */
export const ENCODINGS = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODINGS | 'identity';

type Qualities = ReadonlyMap<string, number>;

/**
 * Cache of parsed headers: browsers send a handful of values; the bound stops a hostile client from
 * filling it.
 */
const parsed = new Map<string, Qualities>();
const MAX_PARSED = 200;

function parseQualities(header: string): Qualities {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight ? Number.parseFloat(weight.slice(2)) : 1;
    if (coding) qualities.set(coding, Number.isFinite(quality) ? quality : 0);
  }
  return qualities;
}

function qualitiesOf(header: string): Qualities {
  const known = parsed.get(header);
  if (known) return known;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const qualities = parseQualities(header);
  parsed.set(header, qualities);
  return qualities;
}

/**
 * Negotiates Accept-Encoding (RFC 9110 §12.5.3): the highest q-value wins, among equals the earlier
 * candidate. Identity without the header or when nothing matches.
 * @param compressed available encodings, the server's preferred one first
 */
export function chooseEncoding<T extends { encoding: Encoding }>(
  header: string | undefined,
  identity: T,
  compressed: readonly T[],
): T {
  if (!header) return identity;
  const qualities = qualitiesOf(header);
  let best = identity;
  let bestQuality = 0;
  for (const candidate of [...compressed, identity]) {
    const quality = qualityOf(candidate.encoding, qualities);
    if (quality > bestQuality) {
      best = candidate;
      bestQuality = quality;
    }
  }
  return best;
}

function qualityOf(encoding: Encoding, qualities: Qualities): number {
  const stated = qualities.get(encoding) ?? qualities.get('*');
  // Identity is acceptable unless refused, but never preferred to an encoding that is named.
  return stated ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
}
