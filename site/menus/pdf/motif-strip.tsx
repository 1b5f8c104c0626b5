import { Image, View } from '@react-pdf/renderer';
import { COLUMN_WIDTH, PAPER } from '../menu-paper.ts';
import type { MenuLook } from './menu-look.ts';
import type { Drawing } from './pictures.ts';

interface MotifRowProps {
  motif: Drawing;
  width: number;
  height: number;
}

/** Tiles of the motif side by side, as many as cover the width. */
function MotifRow({ motif: { svg, ratio }, width, height }: MotifRowProps) {
  const tile = { width: height * ratio, height };
  const names = Array.from(
    { length: Math.ceil(width / tile.width) },
    (_, place) => `tile-${place}`,
  );
  return (
    <View style={{ flexDirection: 'row', width: names.length * tile.width, height }}>
      {names.map((name) => (
        <Image key={name} src={svg} style={tile} />
      ))}
    </View>
  );
}

/** A band of the brand's motif across the page. */
export function MotifStrip({ look: { palette, pictures } }: { look: MenuLook }) {
  return (
    <View style={{ height: PAPER.strip, overflow: 'hidden', backgroundColor: palette.ground }}>
      <MotifRow motif={pictures.motif} width={PAPER.width} height={PAPER.strip} />
    </View>
  );
}

const PANEL_ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Fills the foot of a short column with the brand's motif. */
export function MotifPanel({ look: { palette, pictures } }: { look: MenuLook }) {
  return (
    <View
      style={{
        flex: 1,
        marginTop: 12,
        overflow: 'hidden',
        borderRadius: 6,
        backgroundColor: palette.ground,
      }}
    >
      <View style={{ position: 'absolute', top: 0, left: 0 }}>
        {PANEL_ROWS.map((row) => (
          <MotifRow key={row} motif={pictures.motif} width={COLUMN_WIDTH} height={32} />
        ))}
      </View>
    </View>
  );
}
