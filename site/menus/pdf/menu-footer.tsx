import { Link, Text, View } from '@react-pdf/renderer';
import { brandPath } from '../../../contract/paths.ts';
import type { DishMark } from '../../content/menu/menu.ts';
import { type MenuImprint, PAPER, PRICE_NOTE } from '../menu-paper.ts';
import type { PrintedMenu } from '../printed-menu.ts';
import { Chillies, Mark, Star } from './marks.tsx';
import type { MenuLook } from './menu-look.ts';

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
export function Legend({ menu, look: { palette } }: Omit<MenuFooterProps, 'imprint'>) {
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
export function MenuFooter({ menu, look: { palette }, imprint }: MenuFooterProps) {
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
