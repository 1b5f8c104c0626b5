/** Whether `href` stands for the page at `path`: the page itself or one below it. Home is only itself. */
export function isCurrent(path: string, href: string): boolean {
  if (path === href) return true;
  return href !== '/' && path.startsWith(`${href}/`);
}
