import type { Ref } from 'react';
import styles from './file.module.css';
import type { FieldFault } from './find-faults.ts';
import { focusField } from './form-scope.ts';

export interface FaultSummaryProps {
  faults: readonly FieldFault[];
  /** What belongs to no field. */
  problem: string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** Everything that stops a save, each the way to its field; buttons, as the desk's address names its views. */
export function FaultSummary({ faults, problem, ref }: FaultSummaryProps) {
  if (faults.length === 0 && !problem) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <h3>It is not saved yet</h3>
      {problem && <p>{problem}</p>}
      <ul>
        {faults.map(({ path, label, words }) => (
          <li key={`${JSON.stringify(path)}${words}`}>
            {path.length > 0 ? (
              <button type="button" onClick={() => focusField(path)}>
                {label}: {words}
              </button>
            ) : (
              <p>
                {label}: {words}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
