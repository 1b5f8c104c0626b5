import { t } from './language/language.ts';
import { countLeads, describeCount } from './lead/lead-count.ts';
import view from './view.module.css';

export interface RunProgressProps {
  done: number;
  /** Undefined or null where nobody knows: the bar only says that something goes on. */
  total: number | null | undefined;
  /** What became of them, such as `in the bin`. */
  words: string;
}

export function RunProgress({ done, total, words }: RunProgressProps) {
  const text = total ? describeCount(done, Math.max(done, total)) : countLeads(done);
  return (
    <div className={view.stack}>
      <progress
        aria-label={t('Leads {words}', { words })}
        {...(total && { max: total, value: Math.min(done, total) })}
      />
      <p>
        {text} {words}
      </p>
    </div>
  );
}
