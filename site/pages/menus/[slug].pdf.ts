import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { listMenuPaths, loadImprint } from '../../menus/load-printed-menus.ts';
import { makeMenuPdf } from '../../menus/menu-pdf.ts';

export const getStaticPaths = listMenuPaths satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { menu }, site }) =>
  new Response(await makeMenuPdf(menu, await loadImprint(site)), {
    headers: { 'content-type': 'application/pdf' },
  });
