import { Text, View } from '@react-pdf/renderer';
import { COLUMN_WIDTH } from '../menu-paper.ts';
import { DishRow } from './dish-row.tsx';
import type { MenuLook } from './menu-look.ts';
import { MotifPanel } from './motif-strip.tsx';
import { type MenuCategory, measureColumn, SIZES } from './plan-pages.ts';

interface CategoryColumnProps {
  categories: MenuCategory[];
  topSellers: string[];
  look: MenuLook;
  scale: number;
  /** Height of the column, in points. */
  room: number;
}

/** From this height in points, empty space at the foot of a column looks like a mistake. */
const EMPTY_FOOT = 52;

/** Categories one below the other, each kept whole. */
export function CategoryColumn(props: CategoryColumnProps) {
  const { categories, topSellers, look, scale, room } = props;
  const foot = room - measureColumn(categories) * scale;
  return (
    <View style={{ width: COLUMN_WIDTH }}>
      {categories.map(({ name, dishes }, index) => (
        <View
          key={name}
          wrap={false}
          style={{ marginTop: index === 0 ? 0 : SIZES.categoryGap * scale }}
        >
          <Text
            style={{
              fontFamily: look.display,
              fontSize: look.headingSize * scale,
              lineHeight: SIZES.headingLine / look.headingSize,
              marginBottom: SIZES.headingGap * scale,
              color: look.palette.heading,
            }}
          >
            {name}
          </Text>
          {dishes.map((dish) => (
            <DishRow
              key={dish.name}
              dish={dish}
              palette={look.palette}
              scale={scale}
              isTopSeller={topSellers.includes(dish.name)}
            />
          ))}
        </View>
      ))}
      {foot >= EMPTY_FOOT && <MotifPanel look={look} />}
    </View>
  );
}
