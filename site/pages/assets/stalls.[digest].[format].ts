import type { APIRoute, GetStaticPaths } from 'astro';
import { loadStalls } from '../../layout/load-stalls.ts';

export const getStaticPaths = (async () => {
  const { row, rows, fallback } = await loadStalls();
  return [row, rows, fallback].map(({ bytes, digest, format }) => ({
    params: { digest, format },
    props: { bytes, format },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props: { bytes, format } }) =>
  new Response(bytes, { headers: { 'content-type': `image/${format}` } });
