import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LEAD_FIELDS, type LeadFieldName } from '../../../contract/desk/lead-fields.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert } from '../../../ui/icon/icons.ts';
import { ageOfAnswer } from '../../shared/backend/noting-fetch.ts';
import { readWorkedAnew } from '../../shared/desk-list/change-lists.ts';
import { tFilled } from '../../shared/language/filled.ts';
import { t, tCount } from '../../shared/language/language.ts';
import { formatClock, formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import {
  dropWork,
  isWorkKept,
  refuseWork,
  useWaitingWork,
  type WaitingWork,
} from '../../shared/work/queue/kept-work.ts';
import { followNotice } from '../../shared/work/queue/notice.ts';
import { inTurn, runRound, startRounds } from '../../shared/work/queue/send-work.ts';
import styles from './offline.module.css';

/** @returns such as `3 actions wait for the network`; undefined for none */
function describe(works: readonly WaitingWork[], one: string, many: string): string | undefined {
  if (works.length === 0) return undefined;
  return tCount(works.length, one, many);
}

/** What the person typed, so that it can be read and typed again elsewhere. */
function describeTyped({ change }: Pick<WaitingWork, 'change'>): string[] {
  const { note, reason, next, fields = {}, tags } = change;
  const parts = [
    note,
    reason && `${t('Reason')}: ${reason}`,
    next && `${t('Follow-up')} ${formatWritten(next.at)}${next.what ? `: ${next.what}` : ''}`,
    ...Object.entries(fields).map(
      ([name, to]) => `${t(LEAD_FIELDS[name as LeadFieldName].label)}: ${to ?? t('empty')}`,
    ),
    tags && tags.length > 0 && `${t('Tags')}: ${tags.join(', ')}`,
  ];
  return parts.filter((part) => typeof part === 'string');
}

function Kept({ work }: { work: WaitingWork }) {
  const client = useQueryClient();
  const { id, words, at, refusal } = work;

  async function sendAgain() {
    if (refusal) await refuseWork(id, undefined);
    await runRound();
    await readWorkedAnew(client);
  }

  return (
    <li className={joinClasses(view.stack, styles.one)}>
      <strong dir="auto">{words}</strong>
      {describeTyped(work).map((typed) => (
        <p key={typed} dir="auto" className={view.typed}>
          {typed}
        </p>
      ))}
      <p className={view.muted}>
        <time dateTime={new Date(at).toISOString()}>
          {formatWritten(new Date(at).toISOString())}
        </time>
        {!refusal && t(', waits for the network')}
      </p>
      {refusal && (
        <p role="alert" className={view.alert}>
          {tFilled(refusal.sentence)}
        </p>
      )}
      <div className={view.row}>
        <Button kind="secondary" size="small" onClick={() => void sendAgain()}>
          {t(refusal ? 'Try again' : 'Send now')}
          <span className="visually-hidden"> {words}</span>
        </Button>
        <Button kind="quiet" size="small" onClick={() => void inTurn(() => dropWork(id))}>
          {t('Drop')}
          <span className="visually-hidden"> {words}</span>
        </Button>
      </div>
    </li>
  );
}

/** Says above the desk how old it is without network, and what this device still keeps to send. */
export default function OfflineNotice() {
  const client = useQueryClient();
  const waiting = useWaitingWork();
  const asOf = useSyncExternalStore(followNotice, ageOfAnswer);
  const isOnline = useSyncExternalStore(followNotice, () => navigator.onLine);
  const [isOpen, setIsOpen] = useState(false);

  // What an earlier page left is sent as soon as the desk is open.
  useEffect(() => startRounds(client), [client]);

  const kept = waiting.filter((work) => !work.isUnderWay);
  // Nothing is left to decide.
  if (isOpen && kept.length === 0) setIsOpen(false);
  const refused = describe(
    kept.filter((work) => work.refusal),
    '1 action was not accepted',
    '{count} actions were not accepted',
  );
  const lines = [
    describeAge(isOnline, asOf),
    describe(
      kept.filter((work) => !work.refusal),
      '1 action waits for the network',
      '{count} actions wait for the network',
    ),
    isWorkKept() || t('This browser keeps nothing: leave the page open until everything is sent'),
    refused,
  ].filter((line) => typeof line === 'string');
  return (
    <div
      className={joinClasses(view.row, view.spread, styles.notice)}
      data-refused={refused !== undefined || undefined}
    >
      <p aria-live="polite" className={styles.words}>
        {lines.length > 0 && (
          <>
            <Icon icon={CircleAlert} />
            <span>{lines.join('. ')}</span>
          </>
        )}
      </p>
      {kept.length > 0 && (
        <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
          {t('Show them')}
        </Button>
      )}
      {isOpen && (
        <Dialog title={t('Kept on this device')} onClose={() => setIsOpen(false)}>
          <ul className={view.form}>
            {kept.map((work) => (
              <Kept key={work.id} work={work} />
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

function describeAge(isOnline: boolean, asOf: number | undefined): string | undefined {
  if (asOf === undefined) return isOnline ? undefined : t('Without network');
  return isOnline
    ? t('As of {time}: the server does not answer', { time: formatClock(asOf) })
    : t('As of {time}, without network', { time: formatClock(asOf) });
}
