import { expect, it } from 'vitest';
import { addressLines, mapFrameLink, mapsLink } from './contact.tsx';

const mohali = {
  label: 'Experience centre',
  street: 'Plot C-127 & 128, Phase 8',
  city: 'Mohali',
  region: 'Punjab',
  postalCode: '160071',
};

it('writes a city that is its own region once', () => {
  expect(addressLines(mohali)).toEqual(['Plot C-127 & 128, Phase 8', 'Mohali, Punjab 160071']);
  const chandigarh = { ...mohali, city: 'Chandigarh', region: 'Chandigarh', postalCode: '160017' };
  expect(addressLines(chandigarh).at(-1)).toBe('Chandigarh 160017');
});

it('asks the map for the whole address', () => {
  const asked = 'YCTFC, Plot C-127 & 128, Phase 8, Mohali, Punjab 160071';
  const link = new URL(mapsLink('YCTFC', mohali));
  expect([link.origin, link.searchParams.get('query')]).toEqual(['https://www.google.com', asked]);
  const frame = new URL(mapFrameLink('YCTFC', mohali));
  expect([frame.searchParams.get('q'), frame.searchParams.get('output')]).toEqual([asked, 'embed']);
});
