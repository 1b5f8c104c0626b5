import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert } from '../../../ui/icon/icons.ts';
import { ageOfAnswer } from '../../shared/backend/noting-fetch.ts';
import { formatClock } from '../../shared/time/format-time.ts';
import { followNotice } from '../../shared/work/queue/notice.ts';
import { startRounds } from '../../shared/work/queue/send-rounds.ts';
import { isWorkKept, useWaitingWork } from '../../shared/work/queue/waiting-work.ts';
import { describeRefused, describeWaiting } from './describe-waiting.ts';
import { KeptWorkDialog } from './kept-work-dialog.tsx';
import styles from './offline.module.css';

/** Says above the desk how old it is without network, and what this device still keeps to send. */
export default function OfflineNotice() {
  const client = useQueryClient();
  const waiting = useWaitingWork();
  const asOf = useSyncExternalStore(followNotice, ageOfAnswer);
  const isOnline = useSyncExternalStore(followNotice, () => navigator.onLine);
  const [isOpen, setIsOpen] = useState(false);

  // What an earlier page left is sent as soon as the desk is open.
  useEffect(() => startRounds(client), [client]);

  const refused = describeRefused(waiting);
  const lines = [
    describeAge(isOnline, asOf),
    describeWaiting(waiting),
    isWorkKept() || 'This browser keeps nothing: leave the page open until everything is sent',
    refused,
  ].filter((line) => typeof line === 'string');
  const isKept = waiting.some((work) => !work.isUnderWay);
  return (
    <div className={styles.notice} data-refused={refused !== undefined || undefined}>
      <p aria-live="polite" className={styles.words}>
        {lines.length > 0 && (
          <>
            <Icon icon={CircleAlert} />
            <span>{lines.join('. ')}</span>
          </>
        )}
      </p>
      {isKept && (
        <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
          Show them
        </Button>
      )}
      {isOpen && <KeptWorkDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function describeAge(isOnline: boolean, asOf: number | undefined): string | undefined {
  if (asOf === undefined) return isOnline ? undefined : 'Without network';
  return isOnline
    ? `As of ${formatClock(asOf)}: the server does not answer`
    : `As of ${formatClock(asOf)}, without network`;
}
