import { createHash } from 'node:crypto';
import { renderToBuffer } from '@react-pdf/renderer';
import { isValidElement, type ReactNode } from 'react';
import { makeOnce, versionsOf } from '../../build-cache/build-cache.ts';
import { COLUMN_WIDTH, type MenuImprint } from '../menu-paper.ts';
import type { PrintedMenu } from '../printed-menu.ts';
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

type Component = (props: unknown) => ReactNode;

/**
 * A document as text, down to what is drawn: components are replaced by what they return, so that a
 * change of their code shows as a change of the text. Pictures appear as digests. Components with
 * hooks cannot be described.
 */
export const describeDocument = (document: ReactNode): string => JSON.stringify(describe(document));

function describe(value: unknown): unknown {
  if (isValidElement(value)) {
    const { type, props } = value;
    if (typeof type === 'function') return describe((type as Component)(props));
    return [String(type), describe(props)];
  }
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (typeof value === 'function' || value instanceof Date) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, describe(part)]));
}
