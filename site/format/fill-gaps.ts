/** Fills `{name}` in a sentence; a gap without a fact stays as it is. */
export const fillGaps = (
  text: string,
  facts: Readonly<Record<string, string | number | undefined>>,
): string => text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(facts[name] ?? gap));
