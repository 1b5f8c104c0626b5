import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { DeskCounts } from '../../../contract/desk/counts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft } from '../../../ui/icon/icons.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useNeedsCheck } from '../../features/health/health.ts';
import { HelpButton } from '../../features/help/help-button.tsx';
import type { ClearQuestion } from '../../features/leads/clear-dialog.tsx';
import { usePendingContact } from '../../shared/contact/pending-contact.ts';
import { deferred } from '../../shared/deferred.tsx';
import { readListsAnew, refreshAllButLists } from '../../shared/desk-list/change-lists.ts';
import { countsQuery } from '../../shared/desk-list/desk-counts.ts';
import { LISTS_KEY } from '../../shared/desk-list/desk-lists.ts';
import { LEADS_MESSAGES } from '../../shared/lead/leads-messages.ts';
import { useListFilter } from '../../shared/list-filter/filter-address.ts';
import { useKeptQuery, usePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import { logOut } from '../../shared/session/log-out.ts';
import { isSoundWanted } from '../../shared/wanted-sound.ts';
import { followNotice, isMarked, needsNotice } from '../../shared/work/queue/notice.ts';
import styles from './desk.module.css';
import { DeskActions } from './desk-actions.tsx';
import { DeskNav, focusCurrentView } from './desk-nav.tsx';
import { DESK_VIEWS, type DeskView, VIEW_HELP, viewOf } from './desk-view.ts';
import { OpenView } from './open-view.tsx';

const ExportDialog = deferred(() => import('../../features/export/export-dialog.tsx'));

interface DeskBarProps {
  counts: DeskCounts | undefined;
  email: string;
  onClear: () => void;
  onLogOut: () => void;
}

function DeskBar({ counts, email, onClear, onLogOut }: DeskBarProps) {
  const [isExporting, setIsExporting] = useState(false);
  const refresh = useRefresh();
  const [filter] = useListFilter('leads');
  const downloading = useMutation({
    mutationFn: async () => (await import('../../features/export/save-leads.ts')).downloadCsv(),
  });
  return (
    <>
      <DeskActions
        email={email}
        hasLeads={Boolean(counts?.all)}
        canClear={Boolean(counts && counts.all + counts.quarantined > 0)}
        isRefreshing={refresh.isPending}
        isDownloading={downloading.isPending}
        onRefresh={() => refresh.mutate()}
        onDownload={() => downloading.isPending || downloading.mutate()}
        onExport={() => setIsExporting(true)}
        onClear={onClear}
        onLogOut={onLogOut}
      />
      {isExporting && <ExportDialog filter={filter} onClose={() => setIsExporting(false)} />}
    </>
  );
}

const OutcomeDialog = deferred(() => import('../../shared/contact/outcome-dialog.tsx'));
const NewLeadSound = deferred(() => import('../../features/alerts/new-lead-sound.tsx'));
const OfflineNotice = deferred(() => import('../../features/offline/offline-notice.tsx'));
const LogOutDialog = deferred(() => import('../../features/offline/log-out-dialog.tsx'));
const DeskKeys = deferred(() => import('./desk-keys.tsx'));
const ClearDialog = deferred(() => import('../../features/leads/clear-dialog.tsx'));

export function LeadDesk({ email }: { email: string }) {
  useKeptQuery();
  const role = useRole();
  const view = viewOf(usePlace().view, role);
  const { data: counts, dataUpdatedAt: countedAt } = useQuery(countsQuery);
  const pending = usePendingContact();
  const needsCheck = useNeedsCheck();
  const isNoticeNeeded = useSyncExternalStore(followNotice, needsNotice);
  const [isLeaving, setIsLeaving] = useState(false);
  const [question, setQuestion] = useState<ClearQuestion>();

  function askToClear() {
    if (!counts) return;
    const { all, quarantined } = counts;
    setQuestion({ count: all + quarantined, quarantined, loadedAt: countedAt });
  }

  return (
    <div className={styles.desk}>
      <DeskNav
        view={view}
        marks={{
          today: counts && counts.unanswered + counts.overdue,
          quarantine: counts?.quarantined,
          health: needsCheck,
          // Only the owner has a view behind it that says why.
          more: role === 'owner' && (needsCheck || (counts?.quarantined ?? 0) > 0),
        }}
      />
      <div className={styles.main} data-view={view}>
        <header className={styles.head}>
          <DeskHeading view={view} />
          <DeskBar
            counts={counts}
            email={email}
            onClear={askToClear}
            onLogOut={() => (isMarked() ? setIsLeaving(true) : void logOut())}
          />
        </header>
        {isNoticeNeeded && <OfflineNotice />}
        <OpenView view={view} email={email} />
      </div>
      {pending && <OutcomeDialog key={`${pending.leadId} ${pending.channel}`} pending={pending} />}
      {isLeaving && <LogOutDialog onClose={() => setIsLeaving(false)} />}
      <DeskKeys />
      {isSoundWanted() && <NewLeadSound />}
      {question && (
        <ClearDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onCleared={focusCurrentView}
        />
      )}
    </div>
  );
}

function DeskHeading({ view }: { view: DeskView }) {
  const known = DESK_VIEWS.find(({ id }) => id === view);
  if (!known) return null;
  return (
    <>
      {'isRare' in known ? (
        <>
          <h1 className="visually-hidden">Lead desk</h1>
          <a className={styles.back} href="#more">
            <Icon icon={ChevronLeft} />
            More
          </a>
        </>
      ) : (
        <h1>{known.name}</h1>
      )}
      <HelpButton key={view} name={known.name} place={VIEW_HELP[view]} />
    </>
  );
}

function useRefresh() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Also while the list is loading: refetching the others is how an ended session is noticed.
      void refreshAllButLists(client);
      if (client.isFetching({ queryKey: LISTS_KEY })) return false;
      return readListsAnew(client);
    },
    onSuccess: (wasRead) => wasRead && showToast(LEADS_MESSAGES.refreshed),
  });
}
