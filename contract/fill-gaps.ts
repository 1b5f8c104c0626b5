/** Fills `{name}` in a sentence; a gap without a fact stays as it is. */
export const fillGaps = (sentence: string, gaps: object = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name) => String(Reflect.get(gaps, name) ?? gap));
