import { ROUTES } from '../../contract/routes.ts';
import drawing from '../../public/icon.svg?raw';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Menu, Search } from '../../ui/icon/icons.ts';
import type { Company } from '../content/company.ts';
import { listMainLinks, type Navigation, type NavigationLink } from '../content/page/navigation.ts';
import { chatLink } from '../format/chat-link.ts';
import { formatPhone } from '../format/phone.ts';
import styles from './site-header.module.css';

// Drawn within the page: as a file of its own, its few bytes stood in the way of the opening's picture.
const MARK = { __html: drawing };

export function SiteHeader(props: MainNavigationProps) {
  const { tradeName } = props.company;
  return (
    <header className={styles.header} data-ground="night">
      <div className={`row ${styles.bar}`}>
        <a className={`row ${styles.home}`} href={ROUTES.home} aria-label={`${tradeName}, home`}>
          <span aria-hidden="true" dangerouslySetInnerHTML={MARK} />
          {tradeName}
        </a>
        <button
          className={`row ${styles.button} ${styles.toggle}`}
          type="button"
          popoverTarget="site-menu"
        >
          <Icon icon={Menu} />
          Navigation
        </button>
        <MainNavigation {...props} />
        <a className={`row screen-only ${styles.button}`} href={ROUTES.search} aria-label="Search">
          <Icon icon={Search} />
        </a>
      </div>
    </header>
  );
}

interface MainNavigationProps {
  navigation: Pick<Navigation, 'main' | 'action' | 'chats'>;
  company: Pick<Company, 'tradeName' | 'franchisePhone' | 'chat'>;
  path: string;
}

/** On wide screens each group of links is a popover, on small ones the whole navigation. */
function MainNavigation({ navigation, company, path }: MainNavigationProps) {
  const { chats, action } = navigation;
  const { franchisePhone, chat } = company;
  const current = findCurrent(path, listMainLinks(navigation));
  return (
    <nav className={styles.menu} id="site-menu" popover="auto" aria-label="Main">
      <ul className={`plain-list ${styles.links}`}>
        {navigation.main.map((entry) =>
          'links' in entry ? (
            <Group key={entry.label} {...entry} current={current} />
          ) : (
            <MainLink key={entry.href} {...entry} current={current} />
          ),
        )}
        <Chat label={chats.franchise} number={franchisePhone} text={chat.messages.franchise} />
        <Chat label={chats.other} number={chat.number} />
      </ul>
      <LinkButton href={action.href} size="small">
        {action.label}
      </LinkButton>
    </nav>
  );
}

function MainLink({ label, href, current }: NavigationLink & Current) {
  return (
    <li>
      <a href={href} aria-current={href === current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  );
}

/** On small screens the button is not there, and the list's name stands above its links. */
function Group({ label, links, current }: NavigationGroup & Current) {
  return (
    <li>
      <button type="button" popoverTarget={label}>
        {label}
      </button>
      <ul className={`plain-list ${styles.group}`} id={label} popover="auto">
        {links.map((link) => (
          <MainLink key={link.href} {...link} current={current} />
        ))}
      </ul>
    </li>
  );
}

type NavigationGroup = Extract<Navigation['main'][number], { links: unknown }>;

interface Current {
  /** Address of the link that stands for the page. */
  current: string | undefined;
}

function Chat({ label, number, text }: { label: string; number: string; text?: string }) {
  return (
    <li className={styles.chat}>
      <a href={chatLink(number, text)} target="_blank" rel="noopener noreferrer">
        {`${label} `}
        <b>{formatPhone(number)}</b>
      </a>
    </li>
  );
}

/** The link to the page itself, else to what it lies nearest below. Home is only itself. */
export function findCurrent(path: string, links: readonly { href: string }[]): string | undefined {
  return links
    .map(({ href }) => href)
    .filter((href) => path === href || (href !== ROUTES.home && path.startsWith(`${href}/`)))
    .sort((one, other) => other.length - one.length)[0];
}
