import { z } from 'astro/zod';

/** Shape of the edges of a brand's surfaces; drawn in `site/brand-style/brand-world.ts`. */
export const edge = z.enum([
  'check',
  'jaali',
  'perforation',
  'ridge',
  'zigzag',
  'lotus',
  'flags',
  'kolam',
  'flame',
]);

export const brandStyle = z.strictObject({
  /** Cut of the display face for the brand's headings (`ui/fonts/`); `spacing` in em at its largest: letters any closer collide. */
  letter: z.strictObject({
    cut: z.enum(['light', 'bold']),
    spacing: z.number().min(-0.03).max(0.06),
    case: z.enum(['none', 'uppercase', 'lowercase']),
  }),
  edge,
  /** Corners of pictures and boards; their radii are in `site/brand-style/brand-world.ts`. */
  corner: z.enum(['square', 'soft', 'round', 'arch', 'leaf']),
});

export type BrandStyle = z.output<typeof brandStyle>;
