import { formatNumber } from '../../../contract/desk/rupees.ts';
import { fillGaps } from '../../../contract/fill-gaps.ts';
import { words } from '../../../ui/words.ts';
import { deviceStorage } from '../storage.ts';

/** What the desk speaks, each as its speakers write it. */
export const LANGUAGES = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
  ['pa', 'ਪੰਜਾਬੀ'],
] as const;
type Language = (typeof LANGUAGES)[number][0];

const KEPT = 'desk-language';
const CATALOGUES = {
  hi: () => import('./hindi.json'),
  pa: () => import('./punjabi.json'),
};

const kept = deviceStorage.read(KEPT);
/** Of this device, until the page is loaded anew. */
export const language: Language = kept === 'hi' || kept === 'pa' ? kept : 'en';
const wanted = `${language}-IN-u-nu-latn`;
/** For dates and times; in English where the browser knows no name of a month in the language, and writes `M11`. */
export const locale =
  Intl.DateTimeFormat(wanted, { month: 'short' }).format(0) === 'M01' ? 'en-IN' : wanted;

let sentences: Readonly<Record<string, string>> = {};

/** Resolves once the sentences are here; without network and a kept copy the desk speaks English. */
export const languageReady: Promise<void> =
  language === 'en'
    ? Promise.resolve()
    : CATALOGUES[language]().then(
        (catalogue) => {
          sentences = catalogue.default;
          document.documentElement.lang = language;
          document.querySelector('.skip-link')?.replaceChildren(t('Skip to content'));
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
export const t = (english: string, gaps?: object): string =>
  fillGaps(sentences[english] ?? english, gaps);

words.say = t;

/** @returns the same, their labels in the language of this device */
export const tLabels = <Labelled extends { label: string }>(all: readonly Labelled[]) =>
  all.map((one) => ({ ...one, label: t(one.label) }));

/** @param other holds `{count}`: `{count} leads`. @returns `1 lead`, `1,200 leads` */
export const tCount = (count: number, one: string, other: string, gaps?: object): string =>
  t(count === 1 ? one : other, { ...gaps, count: formatNumber(count) });
