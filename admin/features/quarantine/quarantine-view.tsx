import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ShieldCheck } from '../../../ui/icon/icons.ts';
import type { Lead } from '../../shared/lead/lead.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';
import { leadsQuery } from '../../shared/lead/leads-query.ts';
import { useSplitLeads } from '../../shared/lead/split-leads.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DoubtfulLead } from './doubtful-lead.tsx';
import styles from './quarantine.module.css';
import { useQuarantine } from './use-quarantine.ts';

/** Leads rendered at a time; a flood of spam must not freeze the page. */
const PAGE = 30;

/** Quarantined leads with their reasons. Nothing is refused automatically: a person decides. */
export default function QuarantineView() {
  const { data } = useQuery(leadsQuery);
  const { quarantined } = useSplitLeads(data);
  return data ? <Quarantine leads={quarantined} /> : <RowsSkeleton />;
}

/** @param leads the quarantined ones, newest first */
function Quarantine({ leads }: { leads: readonly Lead[] }) {
  const { release, remove, removeAll } = useQuarantine();
  const [shown, setShown] = useState(PAGE);
  const [question, setQuestion] = useState<Lead | 'all'>();
  const list = useRef<HTMLDivElement>(null);

  async function erase() {
    const hasGone = await (question === 'all' || !question
      ? removeAll.mutateAsync()
      : remove.mutateAsync(question)
    ).then(
      () => true,
      () => false,
    );
    if (hasGone) leave();
  }

  /** The pressed button no longer exists, so the list takes the focus. */
  function leave() {
    setQuestion(undefined);
    requestAnimationFrame(() => list.current?.focus());
  }

  return (
    <Panel
      title="Quarantine"
      words="Enquiries that look as if a machine had sent them. Their senders were told that they arrived; no mail about them goes out until you say that they are no spam. After 60 days they are deleted."
      actions={
        leads.length > 1 && (
          <Button kind="secondary" size="small" onClick={() => setQuestion('all')}>
            Delete all {countLeads(leads.length)}
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className={styles.box}>
        {leads.length === 0 ? (
          <EmptyState icon={ShieldCheck} title="Nothing is doubted">
            Enquiries that look like spam wait here instead of in the list.
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {leads.slice(0, shown).map((lead) => (
              <DoubtfulLead
                key={lead.id}
                lead={lead}
                isBusy={release.isPending && release.variables.id === lead.id}
                onRelease={() => release.mutate(lead, { onSuccess: leave })}
                onDelete={() => setQuestion(lead)}
              />
            ))}
          </ul>
        )}
        {leads.length > shown && (
          <Button kind="secondary" onClick={() => setShown(shown + PAGE)}>
            Show more ({leads.length - shown} left)
          </Button>
        )}
      </div>
      <DeleteDialog
        question={question}
        count={leads.length}
        isDeleting={remove.isPending || removeAll.isPending}
        onDelete={() => void erase()}
        onClose={() => setQuestion(undefined)}
      />
    </Panel>
  );
}
