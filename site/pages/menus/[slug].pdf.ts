import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { loadImprint } from '../../menus/load-imprint.ts';
import { listMenuPaths } from '../../menus/menu-paths.ts';
import { makeMenuPdf } from '../../menus/pdf/make-menu-pdf.tsx';

export const getStaticPaths = listMenuPaths satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { menu }, site }) =>
  new Response(await makeMenuPdf(menu, await loadImprint(site)), {
    headers: { 'content-type': 'application/pdf' },
  });
