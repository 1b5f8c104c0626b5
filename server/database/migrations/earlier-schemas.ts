/** A row of `migrations.history`. */
export interface Applied {
  name: string;
  checksum: string;
}

/** The one file that all earlier migrations became before 2.0.0; a bootstrap's name begins with a zero. */
export const SCHEMA = '20261129000000_schema';
/** The last bootstrap of that time. */
const LAST_BOOTSTRAP = '0005_fresh_proof';

/** The day of the first of them. */
const FIRST_DAY = '20261121';
/** A database with all of them is what the schema makes, to the byte. */
const ALL = {
  count: 94,
  last: '20261128080000_import_keeps_wishes',
  checksum: 'cf2f683b63651dfeca43d94a84047a932b52cc6301eac6f28a5a081641806c5e',
};
/** The last file of 1.0.0, and of the steps of the time before it, which made the same tables. */
const LAST_OF_RELEASE = '20261122001700_retention';
const LAST_BEFORE_RELEASE = '20261121001500_second_factor';

/** Whether a migration is one of those files. */
export const isEarlier = (name: string): boolean => name >= FIRST_DAY && name < SCHEMA;

/** Whether a file makes the schema that stands for an earlier one. */
export const isOfSchema = (name: string): boolean =>
  name === SCHEMA || (name.startsWith('0') && name <= LAST_BOOTSTRAP);

/** Which schema an earlier history made; undefined for one between two releases, or an unfinished one. */
export function findEarlier(history: readonly Applied[]): 'schema' | 'release' | undefined {
  const earlier = history.filter(({ name }) => isEarlier(name));
  const last = earlier
    .map(({ name }) => name)
    .sort()
    .at(-1);
  const isWhole =
    earlier.length === ALL.count &&
    earlier.some(({ name, checksum }) => name === ALL.last && checksum === ALL.checksum);
  if (isWhole) return 'schema';
  return last === LAST_OF_RELEASE || last === LAST_BEFORE_RELEASE ? 'release' : undefined;
}
