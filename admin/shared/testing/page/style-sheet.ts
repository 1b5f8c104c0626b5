/** What the desk's style sheets would say: its custom properties, for every element alike. */
export const styleSheet = new Map<string, string>();

/** In pixels, with letters of 16: as there is no layout, everything is as high as a row of the list. */
export const rowHeight = (): number => Number(styleSheet.get('--row-rem') ?? 5) * 16;
