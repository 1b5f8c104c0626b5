import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert, CircleCheck, RefreshCw } from '../../../ui/icon/icons.ts';
import { AnswerError } from '../../shared/backend/read-answer.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { formatClock } from '../../shared/time/format-time.ts';
import { DatedContentPanel } from './dated-content.tsx';
import { describeSilent } from './describe-silent.ts';
import { describeWarnings } from './describe-warnings.ts';
import { FactsToConfirm } from './facts-to-confirm.tsx';
import { findProblems, type Problem } from './find-problems.ts';
import { GivenUpMails } from './given-up-mails.tsx';
import styles from './health.module.css';
import { HealthFacts, useContentSpace } from './health-facts.tsx';
import { type LeadHealth, useHealth } from './lead-health.ts';
import { useServerWarnings } from './server-warnings.ts';
import { type SilentServer, useSilentServers } from './silent-servers.ts';
import { TestEnquiry } from './test-enquiry.tsx';
import { describeReading, useUnusualReading } from './unusual-reading.ts';

export interface HealthViewProps {
  /** Address of the administrator, used as the sender of a test enquiry. */
  email: string;
}

/** @returns what keeps enquiries or mails from arriving */
const findFaults = (health: LeadHealth, silent: readonly SilentServer[] = []): Problem[] => [
  ...findProblems(health),
  ...describeSilent(silent, Date.parse(health.now)),
];

/** Everything that the panel asks: all at once, since what came later would move what stands below it. */
function useReport() {
  const asked = useHealth();
  const silent = useSilentServers();
  const warnings = useServerWarnings();
  const readers = useUnusualReading();
  const space = useContentSpace();
  const isSettled = [silent, warnings, readers, space].every(({ isPending }) => !isPending);
  const health = isSettled ? asked.data : undefined;
  const faults = health
    ? [...findFaults(health, silent.data), ...describeReading(readers.data ?? [])]
    : [];
  return {
    asked,
    health,
    faults,
    // A setting to correct stops no enquiry, so the good news stands beside it.
    problems: health ? [...faults, ...describeWarnings(warnings.data ?? [])] : [],
    space: space.data,
    check: () => void Promise.all([asked.refetch(), silent.refetch()]),
  };
}

/** Shows whether enquiries arrive and mails go out, and offers a test of the whole path. */
export default function HealthView({ email }: HealthViewProps) {
  const { asked, health, faults, problems, space, check } = useReport();
  const { dataUpdatedAt, error, isError, isFetching } = asked;
  const isKnown = health !== undefined || isError;
  return (
    <div>
      <Panel
        title="Health"
        words={`As of ${dataUpdatedAt ? formatClock(dataUpdatedAt) : '…'}; read anew each minute while you look at this page.`}
        actions={
          <Button kind="secondary" size="small" isBusy={isFetching} onClick={check}>
            {/* The spinner replaces the icon, so that the button keeps its width on each refresh. */}
            {!isFetching && <Icon icon={RefreshCw} />}
            <span>Check now</span>
          </Button>
        }
      >
        <div role="status" className={styles.verdicts}>
          {!isKnown && (
            <p className={styles.verdict} data-level="open">
              <Icon icon={RefreshCw} size="medium" />
              Asking the database …
            </p>
          )}
          {isError && (
            <p className={styles.verdict} data-level="severe">
              <Icon icon={CircleAlert} size="medium" />
              {error instanceof AnswerError
                ? error.message
                : 'The database did not answer; what stands below may be old.'}
            </p>
          )}
          {problems.map(({ level, words }) => (
            <p key={words} className={styles.verdict} data-level={level}>
              <Icon icon={CircleAlert} size="medium" />
              {words}
            </p>
          ))}
          {health && !isError && faults.length === 0 && (
            <p className={styles.verdict} data-level="well">
              <Icon icon={CircleCheck} size="medium" />
              Enquiries come in and mails go out.
            </p>
          )}
        </div>
        {health ? <HealthFacts health={health} space={space} /> : !isError && <RowsSkeleton />}
      </Panel>
      {health && health.abandoned.length > 0 && <GivenUpMails mails={health.abandoned} />}
      {isKnown && <TestEnquiry email={email} />}
      {isKnown && <FactsToConfirm />}
      {isKnown && <DatedContentPanel />}
    </div>
  );
}
