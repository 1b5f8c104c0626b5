import { expect, test } from 'vitest';
import { spellCity, spellSource } from './spelling.ts';

test.each([
  ['fb', 'Facebook'],
  ['FACEBOOK', 'Facebook'],
  ['ig', 'Instagram'],
  ['insta', 'Instagram'],
  ['gads', 'Google Ads'],
  ['google_ads', 'Google Ads'],
  ['google', 'Google'],
  ['india mart', 'IndiaMART'],
  ['school fair', 'school fair'],
  ['', ''],
])('the source %s is %s', (said, name) => expect(spellSource(said)).toBe(name));

test.each([
  ['ਬਰਨਾਲਾ', 'Barnala'],
  ['बरनाला', 'Barnala'],
  ['barnala ', 'Barnala'],
  ['BHATINDA', 'Bathinda'],
  // With and without the dot below, written in one sign or in two.
  ['चंडीगढ़', 'Chandigarh'],
  ['चंडीगढ', 'Chandigarh'],
  ['Rampura Phul', 'Rampura Phul'],
])('the city %s is %s', (said, name) => expect(spellCity(said)).toBe(name));
