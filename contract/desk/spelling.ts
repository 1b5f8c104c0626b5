import cities from './cities.json' with { type: 'json' };

/**
 * Cities by which an enquiry's place is recognised: the name as the desk writes it, then other spellings,
 * also in Hindi and Punjabi. A name that is an ordinary word too (Una, Mandi, Pali) is left out.
 */
export const CITIES: readonly (readonly string[])[] = cities;

/** Where leads come from: the name as the desk writes it, then what links and files call it. */
const SOURCES: readonly (readonly string[])[] = [
  ['Facebook', 'fb', 'facebook.com', 'm.facebook.com', 'facebook ads', 'fb ads'],
  ['Instagram', 'ig', 'insta', 'instagram.com', 'instagram ads', 'ig ads'],
  ['Google Ads', 'gads', 'google ad', 'adwords', 'google adwords'],
  ['Google', 'google.com', 'google.co.in'],
  ['WhatsApp', 'wa', 'whatsapp.com', 'wa.me'],
  ['YouTube', 'yt', 'youtube.com'],
  ['IndiaMART', 'indiamart.com'],
  ['JustDial', 'jd', 'justdial.com'],
  ['FranchiseIndia', 'franchiseindia.com'],
];

/** Without capitals, spaces, signs and the dot below that some type and others leave out. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u093c\u0a3c]/g, '')
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function speller(names: readonly (readonly string[])[]) {
  const byKey = new Map(
    names.flatMap((all) => all.map((name) => [keyOf(name), all[0] ?? name] as const)),
  );
  return (said: string): string => byKey.get(keyOf(said)) ?? said;
}

/** @returns `Facebook` for `fb`; a source that nobody listed as it is */
export const spellSource = speller(SOURCES);

/** @returns `Barnala` for `ਬਰਨਾਲਾ`; a place that nobody listed as it is */
export const spellCity = speller(CITIES);
