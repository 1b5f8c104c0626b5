import type { APIRoute, GetStaticPaths } from 'astro';
import { loadStalls } from '../../layout/stalls/load-stalls.ts';

export const getStaticPaths = (async () => {
  const { digest, text } = await loadStalls();
  return [{ params: { digest }, props: { text } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'image/svg+xml' } });
