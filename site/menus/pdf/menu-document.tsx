import { Document, Image, Link, Page, Text, View } from '@react-pdf/renderer';
import { brandPath } from '../../../contract/paths.ts';
import type { DishMark, MenuDish } from '../../content/menu/menu.ts';
import { formatRupees } from '../../format/range.ts';
import { languagesIn } from '../../writing/languages.ts';
import { findTopSellers } from '../find-top-sellers.ts';
import { COLUMN_WIDTH, type MenuImprint, PAPER, PRICE_NOTE } from '../menu-paper.ts';
import type { PrintedMenu } from '../printed-menu.ts';
import { Chillies, Mark, Star } from './marks.tsx';
import type { MenuLook } from './menu-look.ts';
import { MotifPanel, MotifStrip } from './motif-strip.tsx';
import type { MenuPalette } from './palette.ts';
import { type MenuCategory, measureColumn, planPages, SIZES } from './plan-pages.ts';

export interface MenuDocumentProps {
  menu: PrintedMenu;
  look: MenuLook;
  imprint: MenuImprint;
}

/** Fixed, so that equal content gives equal bytes. */
const MADE = new Date('2025-01-01T00:00:00Z');

/** The whole menu of a brand on one or two A4 pages. */
export function MenuDocument({ menu, look, imprint }: MenuDocumentProps) {
  const { topSellers } = menu;
  return (
    <Document
      title={`${menu.brand.name} menu`}
      author={imprint.company}
      subject={menu.description}
      creator={imprint.company}
      producer={imprint.company}
      language="en-IN"
      creationDate={MADE}
      modificationDate={MADE}
    >
      {planPages(menu.categories).map(({ columns: [left, right], scale, room }, index) => (
        <Page
          key={room}
          size="A4"
          style={{ fontFamily: look.text, backgroundColor: look.palette.paper }}
        >
          {index === 0 ? (
            <MenuHeader menu={menu} look={look} />
          ) : (
            <RunningHeader menu={menu} look={look} />
          )}
          <MotifStrip look={look} />
          {index === 0 && <TopSellers menu={menu} look={look} />}
          <View
            style={{
              flex: 1,
              flexDirection: 'row',
              justifyContent: 'space-between',
              paddingVertical: PAPER.bodyPadding,
              paddingHorizontal: PAPER.margin,
            }}
          >
            <CategoryColumn categories={left} {...{ topSellers, look, scale, room }} />
            <CategoryColumn categories={right} {...{ topSellers, look, scale, room }} />
          </View>
          <Legend menu={menu} look={look} />
          <MenuFooter menu={menu} look={look} imprint={imprint} />
        </Page>
      ))}
    </Document>
  );
}

interface MenuHeaderProps {
  menu: PrintedMenu;
  look: MenuLook;
}

const HERO_WIDTH = 280;

/** The box that a logo of any shape must fit into. */
const LOGO = { width: 226, height: 72 } as const;

/** First page: logo, cuisine and description on the brand's ground, its dish at the right. */
function MenuHeader({ menu: { brand, description }, look }: MenuHeaderProps) {
  const { palette, pictures } = look;
  const width = PAPER.width - HERO_WIDTH - PAPER.margin - 24;
  const facts = `${brand.cuisine} · ${brand.priceRange.replace('-', ' to ')}`.toUpperCase();
  const logoHeight = Math.min(LOGO.height, LOGO.width / pictures.logo.ratio);
  return (
    <View style={{ height: PAPER.header, backgroundColor: palette.ground }}>
      <View
        style={{
          position: 'absolute',
          top: 0,
          right: 0,
          width: HERO_WIDTH,
          height: PAPER.header,
          overflow: 'hidden',
          // Cut to half of the height: a half circle.
          borderTopLeftRadius: PAPER.header,
          borderBottomLeftRadius: PAPER.header,
        }}
      >
        <Image src={pictures.hero} style={{ width: HERO_WIDTH, height: PAPER.header }} />
      </View>
      <View
        style={{ marginLeft: PAPER.margin, width, height: PAPER.header, justifyContent: 'center' }}
      >
        <Image
          src={pictures.logo.svg}
          style={{ width: logoHeight * pictures.logo.ratio, height: logoHeight }}
        />
        <Text
          style={{
            marginTop: 10,
            fontSize: 8.5,
            fontWeight: 800,
            // Letters that hang from one line stay together.
            letterSpacing: languagesIn(facts).length > 0 ? 0 : 1.1,
            color: palette.accent,
          }}
        >
          {facts}
        </Text>
        <Text style={{ marginTop: 5, fontSize: 9, lineHeight: 1.4, color: palette.letter }}>
          {description}
        </Text>
      </View>
    </View>
  );
}

/** Following pages: the name in the brand's own face. */
function RunningHeader({ menu: { brand }, look }: MenuHeaderProps) {
  const { palette, display } = look;
  return (
    <View
      style={{
        height: PAPER.runningHeader,
        paddingHorizontal: PAPER.margin,
        backgroundColor: palette.ground,
        justifyContent: 'center',
      }}
    >
      <Text style={{ fontFamily: display, fontSize: 24, lineHeight: 1.2, color: palette.letter }}>
        {brand.name}
      </Text>
    </View>
  );
}

/** The five dishes that guests order most, with their prices, in one row. */
function TopSellers({ menu, look }: { menu: PrintedMenu; look: MenuLook }) {
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
function CategoryColumn(props: CategoryColumnProps) {
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

interface DishRowProps {
  dish: MenuDish;
  palette: MenuPalette;
  scale: number;
  isTopSeller: boolean;
}

/** Mark, name, chillies, dotted leader and price on one line; the note below. */
function DishRow({ dish, palette, scale, isTopSeller }: DishRowProps) {
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

interface MenuFooterProps {
  menu: PrintedMenu;
  look: MenuLook;
  imprint: MenuImprint;
}

const MARKS: readonly { mark: DishMark; label: string }[] = [
  { mark: 'veg', label: 'Vegetarian' },
  { mark: 'non-veg', label: 'Non-vegetarian' },
];

const NOTES = [PRICE_NOTE, 'The picture is an illustration; dishes as served may differ.'];

/** What the marks mean, and the notes that law and honesty require. */
function Legend({ menu, look: { palette } }: Omit<MenuFooterProps, 'imprint'>) {
  const dishes = menu.categories.flatMap((category) => category.dishes);
  const hasNonVeg = dishes.some(({ mark }) => mark !== 'veg');
  const text = { fontSize: 7.5, color: palette.muted } as const;
  const pair = { flexDirection: 'row', alignItems: 'center', gap: 4, marginRight: 12 } as const;
  return (
    <View
      style={{
        height: PAPER.legend,
        marginHorizontal: PAPER.margin,
        flexDirection: 'row',
        alignItems: 'center',
        borderTopWidth: 0.8,
        borderTopColor: palette.line,
      }}
    >
      {MARKS.filter(({ mark }) => mark === 'veg' || hasNonVeg).map(({ mark, label }) => (
        <View key={mark} style={pair}>
          <Mark mark={mark} size={8} />
          <Text style={text}>{label}</Text>
        </View>
      ))}
      <View style={pair}>
        <Chillies count={3} size={8} />
        <Text style={text}>Mild to hot</Text>
      </View>
      <View style={pair}>
        <Star colour={palette.heading} size={7} />
        <Text style={text}>Top seller</Text>
      </View>
      <View style={{ flex: 1, alignItems: 'flex-end', gap: 2 }}>
        {NOTES.map((note) => (
          <Text key={note} style={text}>
            {note}
          </Text>
        ))}
      </View>
    </View>
  );
}

/** The company's imprint, on the brand's colour at the foot of each page. */
function MenuFooter({ menu, look: { palette }, imprint }: MenuFooterProps) {
  const text = { fontSize: 8, color: palette.letter } as const;
  const address = `${imprint.siteUrl}${brandPath(menu.slug)}`;
  return (
    <View
      style={{
        height: PAPER.footer,
        paddingHorizontal: PAPER.margin,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: palette.ground,
      }}
    >
      <Text style={{ ...text, fontWeight: 600 }}>{imprint.company}</Text>
      <Link src={`tel:${imprint.phone.replaceAll(' ', '')}`} style={{ textDecoration: 'none' }}>
        <Text style={text}>{imprint.phone}</Text>
      </Link>
      <Link src={address} style={{ textDecoration: 'none' }}>
        <Text style={text}>{address.replace(/^https?:\/\//, '')}</Text>
      </Link>
    </View>
  );
}
