/** @param sentence with gaps: `Moved {count} leads`. @returns it with what is known filled in */
export const fillGaps = (sentence: string, gaps: object = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name) => String(Reflect.get(gaps, name) ?? gap));
