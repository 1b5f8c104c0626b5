import * as v from 'valibot';

const time = v.string();

/** What `test_enquiry_state` tells of a test; times ISO 8601, null where it has not come so far. */
export const testStateSchema = v.object({
  begun_at: time,
  stored_at: v.nullable(time),
  mailed_at: v.nullable(time),
  removed_at: v.nullable(time),
  fault: v.nullable(v.string()),
});
export type TestEnquiryState = v.InferOutput<typeof testStateSchema>;

/** How far a test has come; a step that has its time is done. */
export interface TestProgress {
  taken?: string | undefined;
  stored?: string | undefined;
  mailed?: string | undefined;
  removed?: string | undefined;
  /** Why it does not go on, or what the mail server said last. */
  fault?: string | undefined;
}

export interface TestParts {
  /** Draws the id under which the enquiry is known as a test. */
  begin(): Promise<string>;
  /** The form token of that id, as the public form gets it. */
  readToken(id: string): Promise<string>;
  /** Posts the enquiry as the public form does. @throws Error with what was answered */
  post(id: string, token: string): Promise<void>;
  readState(id: string): Promise<TestEnquiryState | null>;
  sleep(milliseconds: number): Promise<void>;
  now(): number;
}

/** A form that is sent faster than by hand is doubted. */
const FILLING_MS = 3_200;
const POLL_MS = 1_000;
/** After this long a step that has not come counts as failed. */
const TIMEOUT_MS = 90_000;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown error';

/**
 * Sends one enquiry along the whole path and follows it until it has removed itself.
 * @param onProgress hears of each change
 * @returns whether every step was taken
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
    const token = await parts.readToken(id);
    await parts.sleep(FILLING_MS);
    await parts.post(id, token);
    tell({ taken: new Date(parts.now()).toISOString() });
    const end = parts.now() + TIMEOUT_MS;
    while (parts.now() < end) {
      const state = await parts.readState(id);
      if (state) tell(progressOf(state));
      if (progress.removed) return true;
      await parts.sleep(POLL_MS);
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
