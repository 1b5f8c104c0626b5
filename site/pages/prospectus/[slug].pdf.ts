import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { loadProspectuses } from '../../prospectus/load-prospectuses.ts';

export const getStaticPaths = (async () =>
  (await loadProspectuses()).map(({ slug, write }) => ({
    params: { slug },
    props: { write },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { write }, site }) =>
  new Response(await write((site?.href ?? '').replace(/\/$/, '')), {
    headers: { 'content-type': 'application/pdf' },
  });
