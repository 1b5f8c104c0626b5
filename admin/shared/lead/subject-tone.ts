import type { BadgeTone } from '../../../ui/badge/badge.tsx';

const TONES: Readonly<Record<string, BadgeTone>> = {
  franchise: 'green',
  partnership: 'blue',
  support: 'red',
};

/** The colour of a subject's badge (specification §9); all but three subjects are grey. */
export function subjectTone(subject: string | null): BadgeTone {
  const key = subject?.trim().toLowerCase() ?? '';
  return Object.hasOwn(TONES, key) ? (TONES[key] ?? 'grey') : 'grey';
}
