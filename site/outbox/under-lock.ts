/**
 * Does `work` while no other tab does work of the same name. The lock goes with the tab that holds it.
 * Where browsers have no locks (plain HTTP addresses) the work is done at once; the submission's id
 * then makes the second request harmless.
 * @param mode `wait` for the other tab, or leave the work to it
 * @returns what the work gives, or undefined when it was left
 */
export function underLock<T>(
  name: string,
  mode: 'wait' | 'leave',
  work: () => Promise<T>,
): Promise<T | undefined> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  return locks.request(name, { ifAvailable: mode === 'leave' }, async (lock) =>
    lock ? await work() : undefined,
  );
}
