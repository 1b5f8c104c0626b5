import type { Club } from '../../content/club/membership.ts';

export interface ClubEmblemProps {
  club: Club['pattern'];
  className?: string | undefined;
}

/** What each club does at its table, in line: a tea glass, a kite, a microphone, two cups talking. */
const LINES = {
  kolam: 'M20 14h24l-4 38H24zM22 26h20M28 8c-3-3 3-4 0-8M38 8c-3-3 3-4 0-8M14 58h36',
  flags: 'M32 4l20 22-20 22-20-22zM32 4v44M12 26h40M32 48c-8 6 8 8 0 16M26 56l-6 3 5 4',
  meander:
    'M24 8a8 8 0 0 1 16 0v20a8 8 0 0 1-16 0zM16 26c0 20 32 20 32 0M32 42v16M22 58h20M24 14h16M24 22h16',
  lotus:
    'M6 30h22v12a10 10 0 0 1-10 10h-2A10 10 0 0 1 6 42zM36 30h22v12a10 10 0 0 1-10 10h-2a10 10 0 0 1-10-10zM10 4h22v14H22l-6 6v-6h-6zM38 10h16v10h-4v5l-6-5h-6zM6 58h52',
} as const;

/** A club's emblem in one weight of line, in the colour of the text around it. */
export function ClubEmblem({ club, className }: ClubEmblemProps) {
  return (
    <svg className={className} viewBox="-2 -2 68 68" aria-hidden="true" focusable="false">
      <path
        d={LINES[club]}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
