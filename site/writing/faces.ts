import hi400 from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?inline';
import hi600 from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?inline';
import hi800 from '@expo-google-fonts/noto-sans-devanagari/800ExtraBold/NotoSansDevanagari_800ExtraBold.ttf?inline';
import pa400 from '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf?inline';
import pa600 from '@expo-google-fonts/noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf?inline';
import pa800 from '@expo-google-fonts/noto-sans-gurmukhi/800ExtraBold/NotoSansGurmukhi_800ExtraBold.ttf?inline';
import type { Font } from 'fontkit';
import type { Language } from './languages.ts';
import { makeShapedFont } from './shaped-font.ts';

/** The weights that PDFs and share pictures are set in. */
export const WEIGHTS = [400, 600, 800] as const;
export type Weight = (typeof WEIGHTS)[number];

/** TrueType files as data URLs. */
export const FACE_SOURCES: Readonly<Record<Language, Readonly<Record<Weight, string>>>> = {
  hi: { 400: hi400, 600: hi600, 800: hi800 },
  pa: { 400: pa400, 600: pa600, 800: pa800 },
};

/** The bytes of a data URL. */
export const readDataUrl = (address: string): Buffer =>
  Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

const shaped = new Map<string, Font>();

/** The face of a language for a PDF; the same for all PDFs that are made. */
export function shapedFace(language: Language, weight: Weight): Font {
  const source = FACE_SOURCES[language][weight];
  const face = shaped.get(source) ?? makeShapedFont(readDataUrl(source), language);
  shaped.set(source, face);
  return face;
}
