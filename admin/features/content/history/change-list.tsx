/** More of them fill a phone's screen. */
const MOST_NAMED = 12;

export interface ChangeListProps {
  changes: readonly { id: string; title: string; words: string; commit?: string }[];
  className?: string | undefined;
}

/** What changes, or goes, in plain words: the first of it, and how much more there is. */
export function ChangeList({ changes, className }: ChangeListProps) {
  return (
    <ul className={className}>
      {changes.slice(0, MOST_NAMED).map(({ commit, id, title, words }) => (
        <li key={`${commit} ${id} ${words}`}>
          {title}: {words}
        </li>
      ))}
      {changes.length > MOST_NAMED && <li>and {changes.length - MOST_NAMED} more</li>}
    </ul>
  );
}
