import { ENQUIRY_FIELDS, ENQUIRY_FORM } from '../../../../contract/enquiry-fields.ts';
import type { HistoryEntry, Lead } from '../../../shared/lead/lead.ts';
import { formatWritten } from '../../../shared/time/format-time.ts';
import styles from './lead-details.module.css';
import { readHistory } from './read-history.ts';

export interface LeadHistoryProps {
  lead: Pick<Lead, 'name' | 'history'>;
}

/** The first words of an enquiry and every correction with its time, oldest first. */
export function LeadHistory({ lead: { name, history } }: LeadHistoryProps) {
  return (
    <section aria-label={`History of the words of ${name}`}>
      <h2 className={styles.title}>First words and corrections</h2>
      <ol className={styles.mails}>
        {readHistory(history).map(({ title, at, words }) => (
          <li key={`${at} ${title}`}>
            <p>
              <strong>{title}</strong>, <time dateTime={at}>{formatWritten(at)}</time>
            </p>
            <Words words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Words that a visitor wrote, one line for each field that is there. */
export function Words({ words = {} }: Pick<HistoryEntry, 'words'>) {
  return ENQUIRY_FIELDS.map(
    (field) =>
      words[field] && (
        <p key={field} className={styles.words}>
          {ENQUIRY_FORM[field].shortLabel}: <bdi>{words[field]}</bdi>
        </p>
      ),
  );
}
