import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Download, LogOut, RefreshCw, Trash2 } from '../../../ui/icon/icons.ts';
import { SecondFactorButton } from '../../features/second-factor/second-factor-button.tsx';
import { isHosted } from '../../shared/hosted.ts';
import { useRole } from '../../shared/role.ts';
import styles from './desk.module.css';

/** Refresh is not disabled while it runs, so that it keeps the focus. */
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
  const { email, hasLeads, canClear, isRefreshing } = props;
  return (
    <div className={styles.actions}>
      <Button
        kind="secondary"
        size="small"
        aria-busy={isRefreshing || undefined}
        disabled={!props.onRefresh}
        onClick={props.onRefresh}
      >
        <Icon icon={RefreshCw} />
        Refresh
      </Button>
      {useRole() === 'owner' && (
        <div className={styles.ofList}>
          {!isHosted() && (
            <>
              <Button
                kind="secondary"
                size="small"
                title="Every lead of the list, whatever the search shows"
                aria-busy={props.isDownloading || undefined}
                disabled={!hasLeads}
                onClick={props.onDownload}
              >
                <Icon icon={props.isDownloading ? RefreshCw : Download} />
                Download CSV
              </Button>
              <Button kind="secondary" size="small" disabled={!hasLeads} onClick={props.onExport}>
                As Excel…
              </Button>
            </>
          )}
          <Button kind="secondary" size="small" disabled={!canClear} onClick={props.onClear}>
            <Icon icon={Trash2} className={styles.danger} />
            Clear All
          </Button>
        </div>
      )}
      <Account email={email} {...(props.onLogOut && { onLogOut: props.onLogOut })} />
    </div>
  );
}

export function Account({ email, onLogOut }: { email: string; onLogOut?: () => void }) {
  return (
    <div className={styles.account}>
      <span className={styles.email} title={email}>
        {email}
      </span>
      <span className={styles.rare}>
        <SecondFactorButton disabled={!onLogOut} />
      </span>
      <Button kind="quiet" size="small" disabled={!onLogOut} onClick={onLogOut}>
        <Icon icon={LogOut} />
        Log out
      </Button>
    </div>
  );
}
