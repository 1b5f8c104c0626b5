import { Document, Page, View } from '@react-pdf/renderer';
import { type MenuImprint, PAPER } from '../menu-paper.ts';
import type { PrintedMenu } from '../printed-menu.ts';
import { CategoryColumn } from './category-column.tsx';
import { Legend, MenuFooter } from './menu-footer.tsx';
import { MenuHeader, RunningHeader } from './menu-header.tsx';
import type { MenuLook } from './menu-look.ts';
import { MotifStrip } from './motif-strip.tsx';
import { planPages } from './plan-pages.ts';
import { TopSellers } from './top-sellers.tsx';

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
