import type { APIRoute, GetStaticPaths } from 'astro';
import { loadList } from '../../tools/search/load-entries.ts';

export const getStaticPaths = (async () => {
  const { digest, text } = await loadList();
  return [{ params: { digest }, props: { text } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
