import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** @returns what opens a database of this device, once; the others may upgrade or delete it at any time */
export function keptDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const terminated = () => {
    opening = undefined;
  };
  return () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade,
      blocking: (_now, _later, event) => {
        terminated();
        (event.target as IDBDatabase).close();
      },
      terminated,
    });
    return opening;
  };
}
