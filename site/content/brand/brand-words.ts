import { z } from 'astro/zod';

/** Words of `content/pages/brands.yaml` for every brand's own page; `{name}` stands for its name. */
export const brandWords = {
  brandPage: z.strictObject({
    about: z.string(),
    menuLink: z.string(),
    /** In the opening, the way to the offer at the page's end. */
    own: z.string(),
    findUs: z.string(),
    /** Before the telephone number. */
    call: z.string(),
    gallery: z.string(),
    specialties: z.string(),
    popular: z.string(),
    closing: z.string(),
    closingLead: z.string(),
    action: z.string(),
    ask: z.string(),
    /** After who states the figures. */
    basis: z.string(),
    prospectusLink: z.string(),
    finderLink: z.string(),
    modelLink: z.string(),
    /** Beside the link on the page of a brand without a menu. */
    withoutMenu: z.string(),
    neighbours: z.string(),
    previous: z.string(),
    next: z.string(),
  }),
};
