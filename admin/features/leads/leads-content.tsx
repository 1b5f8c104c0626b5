import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CircleAlert, Inbox, Search } from '../../../ui/icon/icons.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { LeadList } from './list/lead-list.tsx';
import type { Leads } from './use-leads.ts';

export interface LeadsContentProps {
  desk: Leads;
  /** Every lead of the list, filtered or not. */
  leads: readonly Lead[];
  /** The leads that match the filter; undefined until they are loaded. */
  shown: readonly Lead[] | undefined;
  onShowAll: () => void;
}

/** Shows the list, or its state: loading, failed, empty, no match. */
export function LeadsContent({ desk, leads, shown, onShowAll }: LeadsContentProps) {
  if (desk.hasFailed && !desk.isFetching) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="The leads could not be loaded"
        action={<Button onClick={() => void desk.refresh()}>Try again</Button>}
      >
        They are still safe in the database.
      </EmptyState>
    );
  }
  if (!desk.leads || !shown) return <RowsSkeleton />;
  if (leads.length === 0) {
    return (
      <EmptyState icon={Inbox} title="No leads yet">
        Each message sent with the contact form appears here. Refresh looks for new ones.
      </EmptyState>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={Search}
        title="Nothing matches"
        action={
          <Button kind="secondary" onClick={onShowAll}>
            Show all leads
          </Button>
        }
      />
    );
  }
  return <LeadList leads={shown} />;
}
