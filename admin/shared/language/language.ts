import { formatNumber } from '../../../contract/desk/rupees.ts';
import { deviceStorage } from '../storage.ts';

/** What the desk speaks, each as its speakers write it. */
export const LANGUAGES = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } as const;
export type Language = keyof typeof LANGUAGES;

const KEPT = 'desk-language';
const CATALOGUES = {
  hi: () => import('./hindi.json'),
  pa: () => import('./punjabi.json'),
};

const kept = deviceStorage.read(KEPT);
/** Of this device, until the page is loaded anew. */
export const language: Language = kept === 'hi' || kept === 'pa' ? kept : 'en';
/** For dates and times; digits are the ones of the phones' keys everywhere. */
export const locale = `${language}-IN-u-nu-latn`;

let sentences: Readonly<Record<string, string>> = {};

/** Resolves once the sentences are here; without network and a kept copy the desk speaks English. */
export const languageReady: Promise<void> =
  language === 'en'
    ? Promise.resolve()
    : CATALOGUES[language]().then(
        (catalogue) => {
          sentences = catalogue.default;
          document.documentElement.lang = language;
        },
        () => undefined,
      );

/** Keeps the language on this device and shows the desk in it. */
export function chooseLanguage(chosen: Language): void {
  deviceStorage.keep(KEPT, chosen === 'en' ? null : chosen);
  location.reload();
}

/**
 * Says a sentence of the desk in the language of this device.
 * @param english its key in the catalogues, with gaps: `Moved {count} leads`
 */
export function t(english: string, gaps: Readonly<Record<string, string | number>> = {}): string {
  const sentence = sentences[english] ?? english;
  return sentence.replace(/\{(\w+)\}/g, (gap, name) => String(gaps[name] ?? gap));
}

/** @param other holds `{count}`: `{count} leads`. @returns `1 lead`, `1,200 leads` */
export const tCount = (count: number, one: string, other: string): string =>
  t(count === 1 ? one : other, { count: formatNumber(count) });
