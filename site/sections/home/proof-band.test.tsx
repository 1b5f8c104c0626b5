import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Proof } from '../../content/load-proof.ts';
import { ProofBand } from './proof-band.tsx';

const NOTHING: Proof = {
  words: {
    heading: 'Asked, and answered.',
    lead: 'What others said.',
    ratings: '{count} reviews on {place}, {day}',
    partner: '{name}, {outlet}, partner since {since}',
    press: 'In the press',
    outlets: { heading: 'Open for you', lead: 'Come by.' },
  },
  ...{ partners: [], press: [], ratings: [], outlets: [] },
};
const draw = (proof: Partial<Proof>) =>
  renderToStaticMarkup(<ProofBand proof={{ ...NOTHING, ...proof }} />);

it('leaves no hole while nothing is known', () => {
  expect(draw({})).toBe('');
});

it('shows stars with their place, number and day', () => {
  const rating = { place: 'Google Maps', outlet: 'Delhi Gali', stars: 4.4, count: 1212 };
  const drawn = draw({ ratings: [{ ...rating, day: '2026-11-01', link: 'https://maps.example' }] });
  expect(drawn).toContain('4.4 ★');
  expect(drawn).toContain('1,212 reviews on Google Maps, 1 November 2026');
  expect(drawn).not.toContain('In the press');
});

it('quotes a partner by name, outlet and month, with a portrait where there is one', () => {
  const partner = { quote: 'We opened in June and closed the loan in May.', name: 'Gurpreet Kaur' };
  const more = { outlet: 'Sector 9', since: '2026-06', consent: '2026-10-01' };
  const plain = draw({ partners: [{ ...partner, ...more }] });
  expect(plain).toContain('Gurpreet Kaur, Sector 9, partner since June 2026');
  expect(plain).not.toContain('<img');
  const portrait = { src: '/kaur.webp', alt: 'Gurpreet Kaur behind her counter' };
  expect(draw({ partners: [{ ...partner, ...more, portrait }] })).toContain('alt="Gurpreet Kaur');
});

it('names a newspaper by its logo or, without one, by its name', () => {
  const report = { name: 'The Tribune', headline: 'Nine kitchens', day: '2026-08-14' };
  const link = 'https://tribune.example/nine';
  expect(draw({ press: [{ ...report, link }] })).toContain('<strong>The Tribune</strong>');
  expect(draw({ press: [{ ...report, link, logo: '/t.svg' }] })).toContain('alt="The Tribune"');
});

it('links to the outlets that are listed, and speaks of others only where they spoke', () => {
  const outlets = [{ slug: 'delhi-gali-sector-9', name: 'Delhi Gali', city: 'Chandigarh' }];
  const alone = draw({ outlets });
  expect(alone).toContain('/outlets#delhi-gali-sector-9');
  expect(alone).toContain('Open for you');
  expect(alone).not.toContain('Asked, and answered.');
  const press = [{ name: 'The Tribune', headline: 'Nine kitchens', day: '2026-08-14', link: '/n' }];
  const beside = draw({ outlets, press });
  expect(beside).toMatch(/Asked, and answered\..*Open for you.*In the press/s);
});
