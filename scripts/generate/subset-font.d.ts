/** The part of subset-font that we use; the package carries no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
