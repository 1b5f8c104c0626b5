import type { Known } from '../../contract/desk/read-message.ts';

/** Brands and models as the content has them. */
export const KNOWN: Known = {
  brands: [
    'Chini Talkeez',
    'Delhi Gali',
    'Mystic Wellness Cafe',
    'Roll Nation',
    'Smoky Bliss Pizzeria',
    'The Brown Burger',
    'Valley Vista Cafe',
    'YCTFC Idli From South',
    'YCTFC Momos',
  ],
  models: [
    {
      name: 'Single Brand Franchise',
      investment: { min: 800_000, max: 1_500_000 },
      words: ['kiosk', 'single outlet'],
    },
    {
      name: 'Multi-Brand Food Court',
      investment: { min: 2_500_000, max: 5_000_000 },
      words: ['food court', 'multi brand', 'फूड कोर्ट', 'ਫੂਡ ਕੋਰਟ'],
    },
    {
      name: 'Cloud Kitchen Model',
      investment: { min: 500_000, max: 1_200_000 },
      words: ['cloud kitchen', 'delivery kitchen', 'क्लाउड किचन'],
    },
  ],
};
