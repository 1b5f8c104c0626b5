import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Download, LogOut, RefreshCw, Trash2 } from '../../../ui/icon/icons.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { SecondFactorButton } from '../../features/second-factor/second-factor-button.tsx';
import { useRole } from '../../shared/role.ts';
import styles from './desk.module.css';

/** On hosted Supabase no server of ours stands beside the desk that could write a file. */

export interface DeskActionsProps {
  email: string;
  hasLeads: boolean;
  /** There is at least one lead, quarantined ones included. */
  canClear: boolean;
  isRefreshing: boolean;
  isDownloading?: boolean;
  /**
   * Without handlers the buttons do nothing: the skeleton shows them before the desk has loaded.
   */
  onRefresh?: () => void;
  onDownload?: () => void;
  /** Asks for another kind of file. */
  onExport?: () => void;
  onClear?: () => void;
  onLogOut?: () => void;
}

/**
 * The row of buttons above the leads. Refresh is not disabled while it runs, so that it keeps the
 * focus.
 */
export function DeskActions(props: DeskActionsProps) {
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
          {!import.meta.env.PUBLIC_SUPABASE_URL && (
            <>
              <Tooltip text="Every lead of the list, whatever the search shows">
                <Button
                  kind="secondary"
                  size="small"
                  aria-busy={props.isDownloading || undefined}
                  disabled={!hasLeads}
                  onClick={props.onDownload}
                >
                  <Icon icon={props.isDownloading ? RefreshCw : Download} />
                  Download CSV
                </Button>
              </Tooltip>
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
      <div className={styles.account}>
        <span className={styles.email} title={email}>
          {email}
        </span>
        <span className={styles.rare}>
          <SecondFactorButton disabled={!props.onLogOut} />
        </span>
        <Button kind="quiet" size="small" disabled={!props.onLogOut} onClick={props.onLogOut}>
          <Icon icon={LogOut} />
          Log out
        </Button>
      </div>
    </div>
  );
}
