import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { SUBMISSION_FIELDS } from '../../../contract/submission.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert, CircleCheck, Send } from '../../../ui/icon/icons.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { readAnswer } from '../../shared/backend/read-answer.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { formatExactClock } from '../../shared/time/format-time.ts';
import styles from './health.module.css';

const time = v.string();

/** The answer of `test_enquiry_state`; times are ISO 8601, null for a step not reached yet. */
const testStateSchema = v.object({
  begun_at: time,
  stored_at: v.nullable(time),
  mailed_at: v.nullable(time),
  removed_at: v.nullable(time),
  fault: v.nullable(v.string()),
});
export type TestEnquiryState = v.InferOutput<typeof testStateSchema>;

/** Progress of a test: each step that is done has its time. */
interface TestProgress {
  taken?: string | undefined;
  stored?: string | undefined;
  mailed?: string | undefined;
  removed?: string | undefined;
  /** Why the test failed, or the mail server's last error. */
  fault?: string | undefined;
}

export interface TestParts {
  /** Registers a test and returns its submission id. */
  begin(): Promise<string>;
  /** Asks for the identity of a new form, as the public form does. @throws Error without a token */
  openForm(): Promise<void>;
  /**
   * Posts the enquiry as the public form does, without a token: tokens come only with ids that the
   * function has drawn. @throws Error that describes the answer
   */
  post(id: string): Promise<void>;
  readState(id: string): Promise<TestEnquiryState | null>;
  sleep(milliseconds: number): Promise<void>;
  now(): number;
}

/** Time spent "filling in" the form: one sent faster than by hand would be quarantined. */
const FILL_IN_MS = 3_200;
const POLL_INTERVAL_MS = 1_000;
/** The test fails when it is not complete after this time. */
const TIMEOUT_MS = 90_000;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown error';

/**
 * Sends one enquiry along the whole path and follows it until it has removed itself.
 * @param onProgress called after each change
 * @returns whether every step succeeded
 */
export async function runTestEnquiry(
  parts: TestParts,
  onProgress: (progress: TestProgress) => void,
): Promise<boolean> {
  let progress: TestProgress = {};
  const tell = (change: TestProgress) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  try {
    const id = await parts.begin();
    await parts.openForm();
    await parts.sleep(FILL_IN_MS);
    await parts.post(id);
    tell({ taken: new Date(parts.now()).toISOString() });
    const end = parts.now() + TIMEOUT_MS;
    while (parts.now() < end) {
      const state = await parts.readState(id);
      if (state) tell(progressOf(state));
      if (progress.removed) return true;
      await parts.sleep(POLL_INTERVAL_MS);
    }
    tell({ fault: progress.fault ?? 'This step did not come within 90 seconds.' });
  } catch (error) {
    tell({ fault: wordsOf(error) });
  }
  return false;
}

const progressOf = ({
  stored_at,
  mailed_at,
  removed_at,
  fault,
}: TestEnquiryState): TestProgress => ({
  stored: stored_at ?? undefined,
  mailed: mailed_at ?? undefined,
  removed: removed_at ?? undefined,
  fault: fault ?? undefined,
});

const endpoint = `${import.meta.env.PUBLIC_SUPABASE_URL ?? ''}${ENQUIRY_ENDPOINT}`;
const apiKey = import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY;
const headers = {
  accept: 'application/json',
  'content-type': 'application/json',
  ...(apiKey && { apikey: apiKey }),
};

/** The function's answer to a form that opens. */
const openedSchema = v.object({ id: v.string(), token: v.string() });

async function ask(address: string, fields: object): Promise<unknown> {
  const body = JSON.stringify(fields);
  const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => {
    throw new Error('The function for enquiries cannot be reached.');
  });
  if (!answer.ok) throw new Error(`The function for enquiries answered with ${answer.status}.`);
  return answer.json();
}

/**
 * The real backend: sends what the public form sends, to the same endpoint.
 * @param email the administrator's own address; the acknowledgement goes there
 */
export const testPartsFor = (email: string): TestParts => ({
  begin: () => callDesk('begin_test_enquiry', {}, v.string()),
  openForm: async () => {
    const answer = await ask(`${endpoint}?open`, {});
    readAnswer(openedSchema, answer, 'form');
  },
  post: async (id) => {
    const fields = {
      name: 'Test enquiry',
      email,
      phone: '+91 90000 00000',
      subject: 'support',
      message: 'Sent from the lead desk to test the whole path. It removes itself.',
      [SUBMISSION_FIELDS.id]: id,
      [SUBMISSION_FIELDS.honeypot]: '',
    };
    await ask(endpoint, fields);
  },
  readState: (id) => callDesk('test_enquiry_state', { test_id: id }, v.nullable(testStateSchema)),
  sleep: (time) => new Promise((resolve) => setTimeout(resolve, time)),
  now: Date.now,
});

export interface TestEnquiryProps {
  /** Address of the administrator. */
  email: string;
}

const STEPS = [
  ['taken', 'Taken by the form’s function'],
  ['stored', 'Stored in the database'],
  ['mailed', 'Mailed to the team and to you'],
  ['removed', 'Removed again'],
] as const;

/** Sends a test enquiry and shows each step with its time. */
export function TestEnquiry({ email }: TestEnquiryProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<TestProgress>();
  const [isRunning, setIsRunning] = useState(false);

  async function run() {
    setIsRunning(true);
    setProgress({});
    await runTestEnquiry(testPartsFor(email), setProgress);
    setIsRunning(false);
    void client.invalidateQueries({ queryKey: ['health'] });
  }

  return (
    <Panel
      title="Test the whole path"
      words={`Sends a real enquiry from ${email} through the public form’s function: it is stored, mailed to the team and acknowledged to you, and then removes itself. It appears in no list and no export.`}
    >
      <div>
        <Button isBusy={isRunning} onClick={() => void run()}>
          {isRunning ? (
            'Testing...'
          ) : (
            <>
              <Icon icon={Send} />
              Send a test enquiry
            </>
          )}
        </Button>
      </div>
      <div role="status">{progress && <Steps progress={progress} isRunning={isRunning} />}</div>
    </Panel>
  );
}

function Steps({ progress, isRunning }: { progress: TestProgress; isRunning: boolean }) {
  const next = STEPS.find(([step]) => !progress[step])?.[0];
  return (
    <>
      <ol className={styles.steps}>
        {STEPS.map(([step, words]) => {
          const time = progress[step];
          const isFailed = !time && step === next && !isRunning;
          return (
            <li key={step} className={styles.step} data-state={stateOf(time, isFailed)}>
              {time || isFailed ? (
                <Icon icon={time ? CircleCheck : CircleAlert} size="medium" />
              ) : (
                <span className={styles.dot} />
              )}
              <span>
                {words}
                {time && ` at ${formatExactClock(time)}`}
                {isFailed && `: failed. ${progress.fault ?? ''}`}
                {!time && step === next && isRunning && ' …'}
              </span>
            </li>
          );
        })}
      </ol>
      {isRunning && progress.fault && <p>The mail server said: {progress.fault}</p>}
    </>
  );
}

const stateOf = (time: string | undefined, isFailed: boolean) =>
  time ? 'done' : isFailed ? 'failed' : 'open';
