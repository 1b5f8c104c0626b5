import { ROUTES } from '../../../contract/routes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown } from '../../../ui/icon/icons.ts';
import type { Subject } from '../../content/claims/claim.ts';
import type { NoteWords } from '../../content/claims/claims-words.ts';
import { formatDate } from '../../format/date.ts';
import styles from './claim-note.module.css';

export interface ClaimNoteProps {
  /** What the figures beside the note are called: `these figures`. */
  name: string;
  subjects: readonly Subject[];
  words: NoteWords;
}

/** Beside figures: who states them, and behind a press what they rest on, in letters of the same size. */
export function ClaimNote({ name, subjects, words }: ClaimNoteProps) {
  const [first] = subjects;
  if (!first) return null;
  return (
    <details className={styles.note}>
      <summary>
        <span>
          {first.basis}. <b>{words.basisOf.replace('{name}', name)}</b>
        </span>
        <Icon icon={ChevronDown} />
      </summary>
      {group(subjects).map(([grounds, names]) => (
        <p key={grounds}>
          <b>{names.join(', ')}.</b> {grounds}
        </p>
      ))}
      <p>
        <a href={`${ROUTES.ourNumbers}#${first.id}`}>{words.more}</a>
      </p>
    </details>
  );
}

/** What subjects rest on, each sentence once with the names of those that it holds for. */
const group = (subjects: readonly Subject[]): [grounds: string, names: string[]][] =>
  [...Map.groupBy(subjects, sayGrounds)].map(([grounds, members]) => [
    grounds,
    members.map(({ heading }) => heading),
  ]);

function sayGrounds({ basis, source, since, conditions }: Subject): string {
  const from = since ? ` since ${formatDate(new Date(since))}` : '';
  return `${basis}${from}. ${source} ${conditions}`;
}
