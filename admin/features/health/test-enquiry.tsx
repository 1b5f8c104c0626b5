import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { SUBMISSION_FIELDS } from '../../../contract/submission.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleAlert, CircleCheck, Clock, Send } from '../../../ui/icon/icons.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { readAnswer } from '../../shared/backend/desk-error.ts';
import { tFilled } from '../../shared/language/filled.ts';
import { t } from '../../shared/language/language.ts';
import { Panel } from '../../shared/panel.tsx';
import { formatExactClock } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import styles from './health.module.css';

const time = v.nullable(v.string());

/** The answer of `test_enquiry_state`; times are ISO 8601, null for a step not reached yet. */
const stateSchema = v.object({ stored_at: time, mailed_at: time, removed_at: time, fault: time });

type TestProgress = Partial<v.InferOutput<typeof stateSchema>> & { taken_at?: string };

/** Time spent "filling in" the form: one sent faster than by hand would be quarantined. */
const FILL_IN_MS = 3_200;
const POLL_INTERVAL_MS = 1_000;
const TIMEOUT_MS = 90_000;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function runTestEnquiry(
  email: string,
  onProgress: (progress: TestProgress) => void,
): Promise<void> {
  let progress: TestProgress = {};
  const tell = (change: TestProgress) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  try {
    const id = await callDesk('begin_test_enquiry', {}, v.string());
    readAnswer(openedSchema, await ask('?open', {}), 'form');
    await sleep(FILL_IN_MS);
    // Without a token: tokens come only with ids that the function has drawn.
    await ask('', {
      name: 'Test enquiry',
      email,
      phone: '+91 90000 00000',
      subject: 'support',
      message: 'Sent from the lead desk to test the whole path. It removes itself.',
      [SUBMISSION_FIELDS.id]: id,
      [SUBMISSION_FIELDS.honeypot]: '',
    });
    tell({ taken_at: new Date().toISOString() });
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(POLL_INTERVAL_MS)) {
      const state = await callDesk('test_enquiry_state', { test_id: id }, v.nullable(stateSchema));
      if (state) tell(state);
      if (state?.removed_at) return;
    }
    tell({ fault: progress.fault ?? 'This step did not come within 90 seconds.' });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : 'unknown error' });
  }
}

const openedSchema = v.object({ id: v.string(), token: v.string() });

async function ask(query: string, fields: object): Promise<unknown> {
  const { PUBLIC_SUPABASE_URL: home = '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: apikey } = import.meta
    .env;
  const answer = await fetch(`${home}${ENQUIRY_ENDPOINT}${query}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(apikey && { apikey }),
    },
    body: JSON.stringify(fields),
  }).catch(() => {
    throw new Error(t('The function for enquiries cannot be reached.'));
  });
  if (!answer.ok) throw new Error(t('The function for enquiries answered with {status}.', answer));
  return answer.json();
}

const STEPS = [
  ['taken_at', 'Taken by the form’s function'],
  ['stored_at', 'Stored in the database'],
  ['mailed_at', 'Mailed to the team and to you'],
  ['removed_at', 'Removed again'],
] as const;

const WORDS =
  'Sends a real enquiry from {email} through the public form’s function: it is stored, mailed to the team and acknowledged to you, and then removes itself. It appears in no list and no export.';

export function TestEnquiry({ email }: { email: string }) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<TestProgress>();
  const [isRunning, setIsRunning] = useState(false);

  async function run() {
    setIsRunning(true);
    setProgress({});
    await runTestEnquiry(email, setProgress);
    setIsRunning(false);
    void client.invalidateQueries({ queryKey: ['health'] });
  }

  return (
    <Panel title="Test enquiry" words={t(WORDS, { email })}>
      <div>
        <Button isBusy={isRunning} onClick={() => void run()}>
          {isRunning ? (
            t('Testing...')
          ) : (
            <>
              <Icon icon={Send} />
              {t('Send a test enquiry')}
            </>
          )}
        </Button>
      </div>
      <div role="status">{progress && <Steps progress={progress} isRunning={isRunning} />}</div>
    </Panel>
  );
}

const SAYS = { done: '{step} at {time}', failed: '{step}: failed. {fault}', open: '{step}' };
const ICONS = { done: CircleCheck, failed: CircleAlert, open: Clock };

function Steps({ progress, isRunning }: { progress: TestProgress; isRunning: boolean }) {
  const next = STEPS.find(([step]) => !progress[step])?.[0];
  return (
    <>
      <ol className={view.stack}>
        {STEPS.map(([step, words]) => {
          const time = progress[step];
          const isNext = step === next;
          const state = time ? 'done' : isNext && !isRunning ? 'failed' : 'open';
          return (
            <li key={step} className={styles.step} data-state={state}>
              <Icon icon={ICONS[state]} size="medium" />
              <span>
                {t(SAYS[state], {
                  step: t(words),
                  time: time && formatExactClock(time),
                  fault: tFilled(progress.fault ?? ''),
                })}
                {state === 'open' && isNext && ' …'}
              </span>
            </li>
          );
        })}
      </ol>
      {isRunning && progress.fault && <p>{t('The mail server said: {fault}', progress)}</p>}
    </>
  );
}
