import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { loadImprint } from '../../menus/load-imprint.ts';
import { makeMenuText } from '../../menus/make-menu-text.ts';
import { listMenuPaths } from '../../menus/menu-paths.ts';

export const getStaticPaths = listMenuPaths satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { menu }, site }) =>
  new Response(makeMenuText(menu, await loadImprint(site)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
