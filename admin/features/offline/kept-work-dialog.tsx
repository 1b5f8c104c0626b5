import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { readAnew, runRound } from '../../shared/work/queue/send-rounds.ts';
import { inTurn } from '../../shared/work/queue/send-waiting.ts';
import {
  dropWork,
  refuseWork,
  useWaitingWork,
  type WaitingWork,
} from '../../shared/work/queue/waiting-work.ts';
import { describeTyped } from './describe-waiting.ts';
import styles from './offline.module.css';

/** What this device keeps: to be sent, or refused by the desk and to be decided by the person. */
export function KeptWorkDialog({ onClose }: { onClose: () => void }) {
  const kept = useWaitingWork().filter((work) => !work.isUnderWay);
  const isEmpty = kept.length === 0;
  const close = useRef(onClose);
  // Nothing is left to decide.
  useEffect(() => {
    if (isEmpty) close.current();
  }, [isEmpty]);

  return (
    <Dialog isOpen title="Kept on this device" onClose={onClose}>
      <ul className={styles.kept}>
        {kept.map((work) => (
          <Kept key={work.id} work={work} />
        ))}
      </ul>
    </Dialog>
  );
}

function Kept({ work }: { work: WaitingWork }) {
  const client = useQueryClient();
  const { id, words, at, refusal } = work;

  async function sendAgain() {
    if (refusal) await refuseWork(id, undefined);
    await runRound();
    await readAnew(client);
  }

  return (
    <li className={styles.one}>
      <p dir="auto" className={styles.title}>
        {words}
      </p>
      {describeTyped(work).map((typed) => (
        <p key={typed} dir="auto" className={styles.typed}>
          {typed}
        </p>
      ))}
      <p className={styles.when}>
        <time dateTime={new Date(at).toISOString()}>
          {formatWritten(new Date(at).toISOString())}
        </time>
        {!refusal && ', waits for the network'}
      </p>
      {refusal && <p role="alert">{refusal.sentence}</p>}
      <div className={styles.ways}>
        <Button kind="secondary" size="small" onClick={() => void sendAgain()}>
          {refusal ? 'Try again' : 'Send now'}
          <span className="visually-hidden"> {words}</span>
        </Button>
        <Button kind="quiet" size="small" onClick={() => void inTurn(() => dropWork(id))}>
          Drop
          <span className="visually-hidden"> {words}</span>
        </Button>
      </div>
    </li>
  );
}
