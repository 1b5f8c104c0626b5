import { resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { bundleProgram } from '../../browser/inline-programs.ts';
import { bundleOutbox } from '../../outbox/bundle-outbox.ts';

/** The sender, and the contact page's card, under addresses without a digest, so that a page's inline script can name it. */
export const getStaticPaths = (async () =>
  Object.entries({
    ...(await bundleOutbox()),
    'show-interest': (await bundleProgram(resolve('site/sections/contact/show-interest.ts'))).code,
  }).map(([script, code]) => ({
    params: { script },
    props: { code },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
