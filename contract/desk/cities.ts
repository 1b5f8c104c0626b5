import cities from './cities.json' with { type: 'json' };

/**
 * Cities by which an enquiry's place is recognised: the name as the desk writes it, then other spellings,
 * also in Hindi and Punjabi. A name that is an ordinary word too (Una, Mandi, Pali) is left out.
 */
export const CITIES: readonly (readonly string[])[] = cities;
