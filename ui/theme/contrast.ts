/** WCAG 2.2 contrast of two opaque `#rrggbb` colours, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [findLuminance(one), findLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG defines it, from 0 (black) to 1 (white). */
function findLuminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`Not a #rrggbb colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
