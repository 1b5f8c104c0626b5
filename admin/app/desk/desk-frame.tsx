import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { version } from '../../../package.json';
import { Button, type ButtonProps } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Download, Ellipsis, LogOut, Plus, RefreshCw, Trash2 } from '../../../ui/icon/icons.ts';
import { deferred } from '../../shared/deferred.tsx';
import { isHosted } from '../../shared/hosted.ts';
import { t } from '../../shared/language/language.ts';
import { Person, personName } from '../../shared/person.tsx';
import { keptQuery, writePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import view from '../../shared/view.module.css';
import styles from './desk.module.css';
import nav from './desk-frame.module.css';
import { PLACES, SECTIONS, type SectionId, sectionsFor } from './places.ts';

/** The mark after the name of a place or section: a count, or whether something needs attention. */
export type DeskMarks = Partial<Record<string, number | boolean | undefined>>;

const CURRENT = '[data-desk-nav] [aria-current]';

export const focusCurrentView = (): void => document.querySelector<HTMLElement>(CURRENT)?.focus();

export const addressOf = (id: SectionId): string => writePlace({ view: id, query: keptQuery(id) });

const reveal = (chip: HTMLElement | null) =>
  chip?.scrollIntoView({ block: 'nearest', inline: 'center' });

export interface DeskFrameProps {
  section: SectionId;
  /** The skeleton marks no place as current. */
  isWaiting?: boolean;
  marks?: DeskMarks;
  actions: ReactNode;
  children: ReactNode;
}

/** Navigation, heading and toolbar around what a section shows. */
export function DeskFrame({ section, isWaiting, marks = {}, actions, children }: DeskFrameProps) {
  const sections = sectionsFor(useRole());
  const current = SECTIONS.find(({ id }) => id === section);
  const place = PLACES.find(({ id }) => id === current?.at) ?? PLACES[0];
  const beside = sections.filter(({ id, at }) => at === place.id && id !== 'add');
  return (
    <div className={styles.desk} aria-busy={isWaiting}>
      <nav className={nav.nav} aria-label={t('Lead desk')} data-desk-nav data-ground="night">
        {PLACES.map(({ id, name, icon }) => {
          const first = sections.find(({ at }) => at === id);
          if (!first) return null;
          return (
            <a
              key={id}
              href={addressOf(first.id)}
              className={nav.link}
              aria-current={id === place.id && !isWaiting ? 'page' : undefined}
            >
              <Icon icon={icon} size="medium" />
              <span>{t(name)}</span> <Mark mark={marks[id]} />
            </a>
          );
        })}
      </nav>
      <div className={styles.main} data-view={section} data-place={place.id}>
        <header className={styles.head}>
          <h1>{t(place.name)}</h1>
          {actions}
          {current && (
            <HelpButton
              key={section}
              name={t(section === place.id ? place.name : current.name)}
              place={current.help}
            />
          )}
          {beside.length > 1 && (
            <nav className={view.line} aria-label={t(place.name)}>
              {beside.map(({ id, name }) => (
                <a
                  key={id}
                  ref={id === section ? reveal : undefined}
                  className={view.pill}
                  href={addressOf(id)}
                  aria-current={id === section ? 'page' : undefined}
                >
                  <span>{t(name)}</span> <Mark mark={marks[id]} />
                </a>
              ))}
            </nav>
          )}
        </header>
        {children}
      </div>
    </div>
  );
}

/** Marks load late; those of the navigation lie over the link, so that nothing moves for them. */
function Mark({ mark }: { mark: number | boolean | undefined }) {
  if (!mark) return null;
  if (mark === true) return <span className={nav.check}>{t('Check')}</span>;
  return <span className={nav.mark}>({mark})</span>;
}

const Tool = ({ icon, children, ...rest }: ButtonProps & { icon: LucideIcon }) => (
  <Button kind="quiet" size="small" {...rest}>
    <Icon icon={icon} />
    {children}
  </Button>
);

/** Refresh is not disabled while it runs, so that it keeps the focus. A phone shows what is rare after "…". */
export function DeskActions(props: {
  email: string;
  hasLeads: boolean;
  canClear: boolean;
  isRefreshing: boolean;
  isDownloading?: boolean;
  /** Without handlers the buttons do nothing: the skeleton shows them before the desk has loaded. */
  onRefresh?: () => void;
  onDownload?: () => void;
  onExport?: () => void;
  onClear?: () => void;
  onLogOut?: () => void;
}) {
  const { email, hasLeads, isRefreshing, onRefresh } = props;
  const [isOpen, setIsOpen] = useState(false);
  const role = useRole();
  const isEditor = role === 'editor';
  return (
    <div className={styles.actions} data-open={isOpen || isEditor || undefined}>
      {(role === 'owner' || role === 'caller') && (
        <LinkButton className={styles.ofLeads} size="small" href={addressOf('add')}>
          <Icon icon={Plus} />
          {t('Add')}
        </LinkButton>
      )}
      {!isEditor && (
        <>
          <Tool
            icon={RefreshCw}
            className={styles.refresh}
            aria-label={t('Refresh')}
            title={t('Refresh')}
            aria-busy={isRefreshing || undefined}
            disabled={!onRefresh}
            onClick={onRefresh}
          />
          <Tool
            icon={Ellipsis}
            className={styles.toggle}
            aria-label={t('More actions')}
            aria-expanded={isOpen}
            disabled={!onRefresh}
            onClick={() => setIsOpen(!isOpen)}
          />
        </>
      )}
      {role === 'owner' && (
        <div className={styles.ofList}>
          {!isHosted() && (
            <>
              <Tool
                icon={props.isDownloading ? RefreshCw : Download}
                title={t('Every lead of the list, whatever the search shows')}
                aria-busy={props.isDownloading || undefined}
                disabled={!hasLeads}
                onClick={props.onDownload}
              >
                {t('Download CSV')}
              </Tool>
              <Tool icon={Download} disabled={!hasLeads} onClick={props.onExport}>
                {t('Download Excel')}
              </Tool>
            </>
          )}
          <Tool icon={Trash2} disabled={!props.canClear} onClick={props.onClear}>
            {t('Clear All')}
          </Tool>
        </div>
      )}
      <div className={styles.account}>
        <small className={joinClasses(view.row, view.muted, styles.about)}>
          {/* Where the desk has a host of its own, `/` is the desk there. */}
          <a href={`${ROUTES.home}index`}>{t('Public site')}</a>
          <span>{t('YCTFC {version}', { version })}</span>
        </small>
        <span className={joinClasses(view.muted, styles.email)} title={email}>
          {email && <Person name={personName(email)} />}
        </span>
        <Tool icon={LogOut} disabled={!props.onLogOut} onClick={props.onLogOut}>
          {t('Log out')}
        </Tool>
      </div>
    </div>
  );
}

const HelpDialog = deferred(() => import('../../features/help-dialog.tsx'));

export interface HelpButtonProps {
  name: string;
  /** The how-to that is opened, and the heading in it: `answer-leads#today`. */
  place: string;
}

/** The "?" of a view. */
export function HelpButton({ name, place }: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-label={t('Help: {name}', { name })} onClick={() => setIsOpen(true)}>
        ?
      </Button>
      {isOpen && <HelpDialog place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
