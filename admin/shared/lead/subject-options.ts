import { SUBJECTS } from '../../../contract/subjects.ts';

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a filter by subject offers; empty for all. */
export const SUBJECT_OPTIONS: readonly { value: string; label: string }[] = [
  { value: '', label: 'All subjects' },
  ...SUBJECTS.map((subject) => ({ value: subject, label: capitalise(subject) })),
  { value: 'none', label: 'No subject chosen' },
];
