/** Content codings that the build writes beside a text file, with the extension of each. */
export const ENCODINGS = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODINGS | 'identity';

type Qualities = ReadonlyMap<string, number>;

/** What is no number counts as refused: nothing is smaller than it, and nothing greater. */
function parseQualities(header: string): Qualities {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(coding, weight ? Number.parseFloat(weight.slice(2)) : 1);
  }
  return qualities;
}

/**
 * Negotiates Accept-Encoding (RFC 9110 §12.5.3): the highest q-value wins, among equals the earlier
 * candidate. Identity without the header or when nothing matches: it is acceptable unless refused, but
 * never preferred to an encoding that is named.
 * @param compressed available encodings, the server's preferred one first
 */
export function chooseEncoding<T extends { encoding: Encoding }>(
  header: string | undefined,
  identity: T,
  compressed: readonly T[],
): T {
  if (!header) return identity;
  const qualities = parseQualities(header);
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

const qualityOf = (encoding: Encoding, qualities: Qualities): number =>
  qualities.get(encoding) ?? qualities.get('*') ?? 0;
