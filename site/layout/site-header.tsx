import { ROUTES } from '../../contract/routes.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Menu, Search } from '../../ui/icon/icons.ts';
import { MENU_ID } from '../browser/program-facts.ts';
import type { Navigation } from '../content/page/navigation.ts';
import { CompanyMark } from './company-mark.tsx';
import buttons from './header-buttons.module.css';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  navigation: Navigation;
  companyName: string;
  /** Path of the page that shows the header. */
  path: string;
}

/**
 * Header of every page: mark, main navigation, franchise button. On small screens the navigation is a
 * popover, which the browser itself opens and closes (Escape, a tap outside).
 */
export function SiteHeader({ navigation, companyName, path }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-ground="night">
      <div className={styles.bar}>
        <a className={styles.home} href={ROUTES.home} aria-label={`${companyName}, home`}>
          <CompanyMark className={styles.mark} />
          {companyName}
        </a>
        <button className={buttons.toggle} type="button" popoverTarget={MENU_ID}>
          <Icon icon={Menu} />
          Navigation
        </button>
        <nav className={styles.menu} id={MENU_ID} popover="auto" aria-label="Main">
          <ul className={`plain-list ${styles.links}`}>
            {navigation.main.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent(path, href) ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <LinkButton href={navigation.action.href} size="small">
            {navigation.action.label}
          </LinkButton>
        </nav>
        <a className={buttons.search} href={ROUTES.search} aria-label="Search">
          <Icon icon={Search} />
        </a>
      </div>
    </header>
  );
}

/** Whether `href` stands for the page at `path`: the page itself or one below it. Home is only itself. */
export function isCurrent(path: string, href: string): boolean {
  if (path === href) return true;
  return href !== '/' && path.startsWith(`${href}/`);
}
