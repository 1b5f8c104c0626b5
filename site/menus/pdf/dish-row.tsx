import { Text, View } from '@react-pdf/renderer';
import type { MenuDish } from '../../content/menu/menu.ts';
import { formatRupees } from '../../format/range.ts';
import { Chillies, Mark, Star } from './marks.tsx';
import type { MenuPalette } from './palette.ts';
import { SIZES } from './plan-pages.ts';

interface DishRowProps {
  dish: MenuDish;
  palette: MenuPalette;
  scale: number;
  isTopSeller: boolean;
}

/** Mark, name, chillies, dotted leader and price on one line; the note below. */
export function DishRow({ dish, palette, scale, isTopSeller }: DishRowProps) {
  const size = (value: number) => value * scale;
  const line = { fontSize: size(SIZES.name), lineHeight: SIZES.nameLine / SIZES.name };
  const beside = { height: size(SIZES.nameLine), justifyContent: 'center' } as const;
  return (
    <View style={{ marginBottom: size(SIZES.dishGap), flexDirection: 'row' }}>
      <View style={{ ...beside, width: size(SIZES.mark + SIZES.markGap) }}>
        <Mark mark={dish.mark} size={size(SIZES.mark)} />
      </View>
      <View style={{ flex: 1 }}>
        <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
          <Text style={{ ...line, fontWeight: 600, color: palette.ink }}>{dish.name}</Text>
          {isTopSeller && (
            <View style={{ ...beside, marginLeft: size(4) }}>
              <Star colour={palette.heading} size={size(7)} />
            </View>
          )}
          {dish.mark === 'egg' && (
            <View style={{ ...beside, marginLeft: size(4) }}>
              <Text style={{ fontSize: size(7), color: palette.muted }}>egg</Text>
            </View>
          )}
          {!!dish.spice && (
            <View style={{ ...beside, marginLeft: size(4) }}>
              <Chillies count={dish.spice} size={size(8)} />
            </View>
          )}
          <View
            style={{
              flex: 1,
              minWidth: size(10),
              marginHorizontal: size(4),
              marginBottom: size(3.4),
              borderBottomWidth: 0.8,
              borderBottomStyle: 'dotted',
              borderBottomColor: palette.line,
            }}
          />
          <Text style={{ ...line, fontWeight: 600, color: palette.ink }}>
            {formatRupees(dish.price)}
          </Text>
        </View>
        {dish.note && (
          <Text
            style={{
              fontSize: size(SIZES.note),
              lineHeight: SIZES.noteLine / SIZES.note,
              color: palette.muted,
              paddingRight: size(40),
            }}
          >
            {dish.note}
          </Text>
        )}
      </View>
    </View>
  );
}
