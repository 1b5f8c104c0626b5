import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { listMenuPaths, loadImprint } from '../../menus/load-printed-menus.ts';
import { makeMenuText } from '../../menus/menu-text.ts';

export const getStaticPaths = listMenuPaths satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { menu }, site }) =>
  new Response(makeMenuText(menu, await loadImprint(site)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
