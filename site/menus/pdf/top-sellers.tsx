import { Text, View } from '@react-pdf/renderer';
import { formatRupees } from '../../format/range.ts';
import { findTopSellers } from '../find-top-sellers.ts';
import { PAPER } from '../menu-paper.ts';
import type { PrintedMenu } from '../printed-menu.ts';
import { Star } from './marks.tsx';
import type { MenuLook } from './menu-look.ts';

/** The five dishes that guests order most, with their prices, in one row. */
export function TopSellers({ menu, look }: { menu: PrintedMenu; look: MenuLook }) {
  const { palette, display } = look;
  return (
    <View
      style={{
        height: PAPER.topSellers,
        paddingHorizontal: PAPER.margin,
        flexDirection: 'row',
        alignItems: 'center',
        backgroundColor: palette.tint,
      }}
    >
      <View style={{ width: 84 }}>
        {['Top', 'sellers'].map((word) => (
          <Text
            key={word}
            style={{ fontFamily: display, fontSize: 16, lineHeight: 1.15, color: palette.heading }}
          >
            {word}
          </Text>
        ))}
      </View>
      {findTopSellers(menu).map(({ name, price }) => (
        <View key={name} style={{ flex: 1, paddingLeft: 10, flexDirection: 'row' }}>
          <View style={{ marginTop: 2, marginRight: 4 }}>
            <Star colour={palette.heading} size={7} />
          </View>
          <View style={{ flex: 1 }}>
            <Text style={{ fontSize: 8.5, lineHeight: 1.25, fontWeight: 600, color: palette.ink }}>
              {name}
            </Text>
            <Text style={{ fontSize: 8.5, lineHeight: 1.4, color: palette.muted }}>
              {formatRupees(price)}
            </Text>
          </View>
        </View>
      ))}
    </View>
  );
}
