import type { APIRoute, GetStaticPaths } from 'astro';
import { bundleOutbox } from '../../outbox/bundle-outbox.ts';

/** The sender under addresses without a digest, so that a page's inline script can name it. */
export const getStaticPaths = (async () =>
  Object.entries(await bundleOutbox()).map(([script, code]) => ({
    params: { script },
    props: { code },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
