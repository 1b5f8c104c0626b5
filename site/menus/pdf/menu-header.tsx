import { Image, Text, View } from '@react-pdf/renderer';
import { languagesIn } from '../../writing/languages.ts';
import { PAPER } from '../menu-paper.ts';
import type { PrintedMenu } from '../printed-menu.ts';
import type { MenuLook } from './menu-look.ts';

interface MenuHeaderProps {
  menu: PrintedMenu;
  look: MenuLook;
}

const HERO_WIDTH = 280;

/** The box that a logo of any shape must fit into. */
const LOGO = { width: 226, height: 72 } as const;

/** First page: logo, cuisine and description on the brand's ground, its dish at the right. */
export function MenuHeader({ menu: { brand, description }, look }: MenuHeaderProps) {
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
export function RunningHeader({ menu: { brand }, look }: MenuHeaderProps) {
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
