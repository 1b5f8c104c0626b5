import { pattern } from './plain-words.ts';

/** Words that are written in Latin letters and are no English. */
const HINDI = pattern(
  String.raw`(?<!\p{L})(?:mujhe|muje|hai|hain|hoon|chahiye|chaiye|chahta|chahti|kitna|kitni|kitne|karna|karni|kya|mein|aap|aapka|aapki|aapke|mere|mera|meri|hamare|humare|paas|lena|leni|kholna|kholni|batao|bataye|batayein|bataiye|hoga|hogi|nahi|nahin|dukan|dukaan|lagana|lagani|kaise|kab|liye|raha|rahe|karein|kare|baje|baad|sakte|jankari)(?!\p{L})`,
  'gu',
);
const PUNJABI = pattern(
  String.raw`(?<!\p{L})(?:tussi|tusi|tuhada|tuhade|tuhadi|mainu|menu+ ?n?|asi|assi|saade|sade|sadi|chahidi|chahida|chahunda|chaunda|chaunde|vich|kinna|kinni|kinne|paaji|veerji|kholni aa|ne aa|dasso|daso|haiga|haigi|kol|karna aa|hun)(?!\p{L})`,
  'gu',
);
/** Marathi and Nepali are written in the same letters as Hindi. */
const NOT_HINDI = pattern(String.raw`(?<!\p{L})(?:आहे|आहेत|मला|पाहिजे|छ|छन्|हुन्छ)(?!\p{L}|\p{M})`, 'u');
/** Letters that make a script more than a name in it. */
const LETTERS = 8;

const count = (text: string, pattern: RegExp): number => new Set(text.match(pattern)).size;
const letters = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** @param text plain words. @returns Hindi or Punjabi; undefined for English and what is not known */
export function findLanguage(text: string): string | undefined {
  if (letters(text, /\p{Script=Gurmukhi}/gu) >= LETTERS) return 'Punjabi';
  if (letters(text, /\p{Script=Devanagari}/gu) >= LETTERS) {
    return NOT_HINDI.test(text) ? undefined : 'Hindi';
  }
  const punjabi = count(text, PUNJABI);
  const hindi = count(text, HINDI);
  if (punjabi >= 2 && punjabi >= hindi) return 'Punjabi';
  return hindi >= 3 ? 'Hindi' : undefined;
}
