import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { version } from '../../../package.json';
import { Button, type ButtonProps } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Download, Ellipsis, LogOut, Plus, RefreshCw, Trash2 } from '../../../ui/icon/icons.ts';
import { isHosted } from '../../shared/hosted.ts';
import { t } from '../../shared/language/language.ts';
import { Person, personName } from '../../shared/person.tsx';
import { useRole } from '../../shared/role.ts';
import view from '../../shared/view.module.css';
import styles from './desk.module.css';
import { addressOf } from './desk-frame.tsx';

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
