/**
 * Before 1.0.0 other migrations built the schema step by step; their names begin with this day. The
 * files that replaced them create equal tables, so that data can be moved with `npm run backup` and
 * `npm run restore`.
 */
const DAY_BEFORE_RELEASE = '20261121';
/** The last of those files: a database with it has every table of 1.0.0. */
const LAST_BEFORE_RELEASE = '20261121001500_second_factor';
/** The last of the files that create the same tables since 1.0.0, of each of the two folders. */
const LAST_BOOTSTRAP_OF_RELEASE = '0003_second_factor';
const LAST_OF_RELEASE = '20261122001700_retention';

/** Whether a migration is one of the files that 1.0.0 replaced. */
export const isBeforeRelease = (name: string): boolean => name.startsWith(DAY_BEFORE_RELEASE);

/** Whether a database with these migrations had every table of 1.0.0. */
export const isComplete = (names: readonly string[]): boolean =>
  names.includes(LAST_BEFORE_RELEASE);

/** Whether a current file, including the bootstrap, is part of 1.0.0 and not a later change. */
export const isOfRelease = (name: string): boolean =>
  name <= (name.startsWith('0') ? LAST_BOOTSTRAP_OF_RELEASE : LAST_OF_RELEASE);
