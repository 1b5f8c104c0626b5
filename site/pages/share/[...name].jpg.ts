import type { APIRoute, GetStaticPaths } from 'astro';
import { cardName } from '../../share/card.ts';
import { drawCard } from '../../share/draw-card.tsx';
import { loadCards } from '../../share/load-cards.ts';

export const getStaticPaths = (async () =>
  [...(await loadCards()).values()].map((card) => ({
    params: { name: cardName(card.path) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(props.card)), {
    headers: { 'content-type': 'image/jpeg' },
  });
