/**
 * The tab that a key moves to, as the WAI-ARIA tabs pattern says: arrows wrap around, Home and End
 * jump. `undefined` for any other key, or when `current` is not one of `ids`.
 */
export function findTabForKey<Id extends string>(
  ids: readonly Id[],
  current: Id,
  key: string,
): Id | undefined {
  const index = ids.indexOf(current);
  if (index < 0) return undefined;
  const targets = new Map([
    ['ArrowRight', ids[(index + 1) % ids.length]],
    ['ArrowLeft', ids.at(index - 1)],
    ['Home', ids[0]],
    ['End', ids.at(-1)],
  ]);
  return targets.get(key);
}
