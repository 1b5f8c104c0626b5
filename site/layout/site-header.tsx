import { ROUTES } from '../../contract/routes.ts';
import drawing from '../../public/icon.svg?raw';
import { Icon } from '../../ui/icon/icon.tsx';
import { Menu, Search } from '../../ui/icon/icons.ts';
import { MENU_ID } from '../browser/program-facts.ts';
import buttons from './header-buttons.module.css';
import { MainNavigation, type MainNavigationProps } from './main-navigation.tsx';
import styles from './site-header.module.css';

// Drawn within the page: as a file of its own, its few bytes stood in the way of the opening's picture.
const MARK = { __html: drawing };

/** Header of every page: mark, main navigation, search. */
export function SiteHeader(props: MainNavigationProps) {
  const { tradeName } = props.company;
  return (
    <header className={styles.header} data-ground="night">
      <div className={styles.bar}>
        <a className={styles.home} href={ROUTES.home} aria-label={`${tradeName}, home`}>
          <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={MARK} />
          {tradeName}
        </a>
        <button className={buttons.toggle} type="button" popoverTarget={MENU_ID}>
          <Icon icon={Menu} />
          Navigation
        </button>
        <MainNavigation {...props} />
        <a className={buttons.search} href={ROUTES.search} aria-label="Search">
          <Icon icon={Search} />
        </a>
      </div>
    </header>
  );
}
