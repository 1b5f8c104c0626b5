import { loadMenus } from '../content/menu/load-menus.ts';

/** One path per brand with a menu, for `getStaticPaths`. */
export async function listMenuPaths() {
  const menus = await loadMenus();
  return menus.map((menu) => ({ params: { slug: menu.slug }, props: { menu } }));
}
