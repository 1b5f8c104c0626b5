import { ENQUIRY_FIELDS, ENQUIRY_FORM } from '../../../../contract/enquiry-fields.ts';
import type { HistoryEntry, Lead } from '../../../shared/lead/lead.ts';
import { formatWritten } from '../../../shared/time/format-time.ts';
import styles from './lead-details.module.css';

const TITLES: Readonly<Record<string, string>> = {
  first: 'First words',
  earlier: 'Words before; the first ones were not kept then',
  correction: 'Corrected by the visitor',
  held: 'Doubtful correction, held back',
  accepted: 'The held correction was taken over',
  rejected: 'The held correction was dropped',
};

type ReadHistoryWords = NonNullable<HistoryEntry['words']>;

/**
 * The history in words: the first entry whole, of each correction only what it changed.
 * @param history oldest first
 */
export function readHistory(history: readonly HistoryEntry[]) {
  let current: ReadHistoryWords = {};
  let held: ReadHistoryWords = {};
  return history.map(({ kind, at, words = {} }) => {
    const changed = Object.fromEntries(
      Object.entries(words).filter(([field, text]) => current[field] !== text),
    );
    if (kind === 'held') held = words;
    else current = { ...current, ...(kind === 'accepted' ? held : words) };
    return { title: TITLES[kind] ?? kind, at, words: changed };
  });
}

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
