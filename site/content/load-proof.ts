import { getImage } from 'astro:assets';
import { loadFile } from './page/load-page.ts';
import { loadOutlets, type Outlet } from './place/load-places.ts';
import type { Proof as ProofContent } from './proof.ts';

/** What others say, and where one may go and see for oneself. */
export interface Proof extends Omit<ProofContent, 'partners' | 'press'> {
  partners: readonly (Omit<ProofContent['partners'][number], 'portrait'> & {
    portrait?: { src: string; alt: string } | undefined;
  })[];
  press: readonly (Omit<ProofContent['press'][number], 'logo'> & { logo?: string | undefined })[];
  outlets: readonly Pick<Outlet, 'slug' | 'name' | 'city'>[];
}

/** Twice the width of a portrait in the layout. */
const PORTRAIT_WIDTH = 160;

export async function loadProof(): Promise<Proof> {
  const { partners, press, ...rest } = await loadFile('proof');
  return {
    ...rest,
    press: press.map(({ logo, ...report }) => ({ ...report, logo: logo?.src })),
    partners: await Promise.all(
      partners.map(async ({ portrait, ...partner }) => {
        if (!portrait) return partner;
        const size = { width: PORTRAIT_WIDTH, height: PORTRAIT_WIDTH };
        const { src } = await getImage({
          src: portrait.src,
          ...size,
          fit: 'cover',
          format: 'webp',
        });
        return { ...partner, portrait: { src, alt: portrait.alt } };
      }),
    ),
    outlets: await loadOutlets(),
  };
}
