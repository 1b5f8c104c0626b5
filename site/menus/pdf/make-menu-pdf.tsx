import { renderToBuffer } from '@react-pdf/renderer';
import { makeOnce, versionsOf } from '../../build-cache/build-cache.ts';
import { COLUMN_WIDTH, type MenuImprint } from '../menu-paper.ts';
import type { PrintedMenu } from '../printed-menu.ts';
import { describeDocument } from './describe-document.ts';
import {
  type BrandFace,
  loadBrandFace,
  loadWrittenFaces,
  TEXT_FACES,
  TEXT_SOURCES,
} from './faces.ts';
import { MenuDocument } from './menu-document.tsx';
import { buildPalette } from './palette.ts';
import { loadPictures } from './pictures.ts';
import { SCALES, SIZES } from './plan-pages.ts';

const VERSIONS = versionsOf('@react-pdf/renderer');

/**
 * Draws a brand's menu as a PDF of one or two A4 pages, with text that can be searched and copied. Cached
 * by everything that it depends on.
 * @throws when a picture of the brand is missing.
 */
export async function makeMenuPdf(
  menu: PrintedMenu,
  imprint: MenuImprint,
): Promise<Uint8Array<ArrayBuffer>> {
  const [face, written, pictures] = await Promise.all([
    loadBrandFace(menu.slug),
    loadWrittenFaces(JSON.stringify([menu, imprint])),
    loadPictures(menu.slug),
  ]);
  const look = {
    pictures,
    palette: buildPalette(menu.brand.colours),
    text: [...TEXT_FACES, ...written.text],
    display: [...face.stack, ...written.headings],
    headingSize: fitHeadings(menu, face),
  };
  const document = <MenuDocument menu={menu} look={look} imprint={imprint} />;
  const inputs = [
    describeDocument(document),
    VERSIONS,
    face.source,
    ...TEXT_SOURCES,
    ...written.sources,
  ];
  return new Uint8Array(await makeOnce('menu', inputs, () => renderToBuffer(document)));
}

/** One size for all headings, at which the longest stays on one line at the largest scale. */
function fitHeadings({ categories }: PrintedMenu, { measure }: BrandFace): number {
  const widest = Math.max(...categories.map(({ name }) => measure(name)));
  return Math.min(SIZES.heading, COLUMN_WIDTH / widest / SCALES.largest);
}
