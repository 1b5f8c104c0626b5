import { ROUTES } from '../../../contract/routes.ts';

/**
 * The address to redirect to after a link: the requested one if it is on this site, else the site
 * itself, as hosted Supabase does with addresses that are not on its list.
 * @param siteUrl origin without trailing slash
 */
export function resolveRedirect(siteUrl: string, requested: string | undefined): string {
  if (!requested) return siteUrl;
  const target = URL.parse(requested);
  const isWithin =
    target !== null &&
    target.origin === new URL(siteUrl).origin &&
    !target.username &&
    !target.password;
  return isWithin ? target.href : siteUrl;
}

/**
 * The page that uses a token only when a button is pressed: mail scanners open links, people press
 * buttons.
 */
export function confirmPage(siteUrl: string, type: string, tokenHash: string): string {
  const path = type === 'recovery' ? ROUTES.authReset : ROUTES.authConfirm;
  const kind = type === 'recovery' ? 'recovery' : 'email';
  return `${siteUrl}${path}?${new URLSearchParams({ token_hash: tokenHash, type: kind })}`;
}
