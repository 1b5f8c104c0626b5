/** WCAG 2.2 contrast of two opaque `#rrggbb` colours, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [first, second] = [findLuminance(one), findLuminance(other)] as const;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Relative luminance as WCAG defines it, from 0 (black) to 1 (white). */
function findLuminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`Not a #rrggbb colour: ${colour}`);
  const lightAt = (start: number): number => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * lightAt(1) + 0.7152 * lightAt(3) + 0.0722 * lightAt(5);
}
