/** How much content the desk takes, in one request, in one day and in all. */
export const CONTENT_LIMITS = {
  /** Of a field without a bound of its own; the longest of today has 316. */
  maxFieldChars: 500,
  /** Of an article below its fields. */
  maxBodyChars: 100_000,
  /** Of any text in a request; which field takes how much the rules of the site say. */
  maxTextChars: 5_000,
  maxDepth: 20,
  maxNodes: 5_000,
  /** Of everything that is sent but a picture. */
  maxRequestBytes: 512 * 1024,
  /** Of an id, a digest, a name of a folder. */
  maxNameChars: 200,
  /** Changes that wait for the one that is saved. */
  maxWaiting: 8,
  /** Of everything that was ever saved, and of the builds; beyond it no picture is taken. */
  maxStoredBytes: 2_000_000_000,
} as const;

/** What an account may do in a day. */
export const DAILY_CONTENT_BUDGET = {
  save: 500,
  picture: 100,
  build: 60,
  find: 2_000,
} as const;
export type ContentBudget = keyof typeof DAILY_CONTENT_BUDGET;

/** Whether a value is small enough to be looked at. No recursion: deep nesting would break it. */
export function isBounded(value: unknown): boolean {
  const { maxDepth, maxNodes, maxTextChars } = CONTENT_LIMITS;
  const waiting = [{ value, depth: 0 }];
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    seen += 1;
    if (seen + waiting.length > maxNodes || next.depth > maxDepth) return false;
    if (typeof next.value === 'string' && next.value.length > maxTextChars) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    const depth = next.depth + 1;
    for (const [key, inner] of Object.entries(next.value)) {
      if (key.length > CONTENT_LIMITS.maxNameChars) return false;
      waiting.push({ value: inner, depth });
    }
  }
  return true;
}
