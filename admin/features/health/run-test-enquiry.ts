import * as v from 'valibot';

const time = v.string();

/** The answer of `test_enquiry_state`; times are ISO 8601, null for a step not reached yet. */
export const testStateSchema = v.object({
  begun_at: time,
  stored_at: v.nullable(time),
  mailed_at: v.nullable(time),
  removed_at: v.nullable(time),
  fault: v.nullable(v.string()),
});
export type TestEnquiryState = v.InferOutput<typeof testStateSchema>;

/** Progress of a test: each step that is done has its time. */
export interface TestProgress {
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
