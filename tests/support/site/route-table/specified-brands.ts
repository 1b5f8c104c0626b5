export interface SpecifiedBrand {
  slug: string;
  name: string;
  cuisine: string;
  price: string;
}

/** The nine brands as the table of the specification has them. */
export const BRANDS: readonly SpecifiedBrand[] = [
  ['roll-nation', 'Roll Nation', 'Indian Fast Food', '₹80-₹180'],
  ['delhi-gali', 'Delhi Gali', 'North Indian Street Food', '₹60-₹150'],
  ['chini-talkeez', 'Chini Talkeez', 'Indo-Chinese', '₹120-₹250'],
  ['valley-vista-cafe', 'Valley Vista Cafe', 'Cafe & Continental', '₹150-₹350'],
  ['the-brown-burger', 'The Brown Burger', 'American Fast Food', '₹180-₹350'],
  ['mystic-wellness-cafe', 'Mystic Wellness Cafe', 'Healthy & Organic', '₹200-₹400'],
  ['yctfc-momos', 'YCTFC Momos', 'Himalayan & Tibetan', '₹80-₹200'],
  ['yctfc-idli-from-south', 'YCTFC Idli From South', 'South Indian', '₹50-₹150'],
  ['smoky-bliss-pizzeria', 'Smoky Bliss Pizzeria', 'Italian Pizza', '₹199-₹399'],
].map(([slug = '', name = '', cuisine = '', price = '']) => ({ slug, name, cuisine, price }));

export const BRAND_NAMES = BRANDS.map(({ name }) => name);
