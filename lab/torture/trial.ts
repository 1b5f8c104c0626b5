/** One line of a trial's table; every row of a trial has the same keys. */
export type Figures = Record<string, string | number>;

export interface TrialOptions {
  /** How often the trial breaks what it breaks; each trial has its own default. */
  rounds?: number | undefined;
  /** Which of its parts a trial runs; all of them without. */
  parts?: readonly string[] | undefined;
}

/** What a trial found. */
export interface Outcome {
  rows: Figures[];
  /** What must not have happened; empty when the trial was passed. */
  failures: string[];
  /** What the reader of the table should know. */
  notes?: string[];
}

export interface Trial {
  name: string;
  /** What is broken, and what must hold all the same; one sentence. */
  title: string;
  /** Names of parts that may be run one at a time, each with a row of its own. */
  parts?: readonly string[];
  run(options: TrialOptions): Promise<Outcome>;
}

/** A failure for each row whose figure under one of `keys` is not zero. */
export const mustBeZero = (rows: readonly Figures[], ...keys: string[]): string[] =>
  rows.flatMap((row) =>
    keys
      .filter((key) => Number(row[key] ?? 0) !== 0)
      .map((key) => `${Object.values(row)[0]}: ${key} is ${row[key]}`),
  );
