import type { Mutant } from './find-mutants.ts';

/** A change that no test can notice, because the product behaves the same with it. */
export interface Equivalent {
  file: string;
  /** The changed line as it stands in the file, without its indentation. */
  line: string;
  /** As the report prints it. */
  change: string;
  /** Why nobody can see it from outside. */
  why: string;
}

const NEGATIVE_TAB_INDEX =
  'Any negative number takes an element out of the order of the tab key and lets a script focus it.';
const MEASURED_BEFORE_PAINT =
  'A layout effect puts what was measured in its place before anything is painted.';

/** Not drawn into a sample. Whatever is slower, less clear or wrong in any way does not belong here. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'admin/app/auth/link-problem.tsx',
    line: '<h2 ref={heading} tabIndex={-1} className={styles.heading}>',
    change: '1 → 100',
    why: NEGATIVE_TAB_INDEX,
  },
  {
    file: 'admin/features/leads/leads-filter.tsx',
    line: '<p id={COUNT_ID} className={styles.count} role="status" tabIndex={-1}>',
    change: '1 → 100',
    why: NEGATIVE_TAB_INDEX,
  },
  {
    file: 'admin/features/quarantine/quarantine-view.tsx',
    line: '<div ref={list} tabIndex={-1} className={styles.box}>',
    change: '1 → 100',
    why: NEGATIVE_TAB_INDEX,
  },
  {
    file: 'admin/features/recovery/forgotten-form.tsx',
    line: '<h2 ref={heading} tabIndex={-1} className={styles.heading}>',
    change: '1 → 100',
    why: NEGATIVE_TAB_INDEX,
  },
  {
    file: 'admin/features/leads/list/use-row-size.ts',
    line: 'const [size, setSize] = useState<RowSize>({ height: 80, space: 0 });',
    change: '80 → 8000',
    why: MEASURED_BEFORE_PAINT,
  },
  {
    file: 'admin/features/leads/list/use-row-size.ts',
    line: 'const [size, setSize] = useState<RowSize>({ height: 80, space: 0 });',
    change: '0 → 1',
    why: MEASURED_BEFORE_PAINT,
  },
  {
    file: 'admin/features/leads/list/use-row-window.ts',
    line: 'const [scrollMargin, setScrollMargin] = useState(0);',
    change: '0 → 1',
    why: MEASURED_BEFORE_PAINT,
  },
  {
    file: 'admin/app/desk/desk-skeleton.tsx',
    line: '<LeadsFilter filter={NO_FILTER} shownCount={undefined} totalCount={0} loadedAt={0} />',
    change: '0 → 1',
    why: 'While no count is known, neither the total nor the time when it was read is shown.',
  },
  {
    file: 'admin/app/desk/lead-desk.tsx',
    line: 'const [isClearOpen, setIsClearOpen] = useState(false);',
    change: 'false → true',
    why: 'Nothing is rendered before there is a question, and whatever sets it also opens it.',
  },
];

/** @param text the whole file of the mutant */
export function isEquivalent({ file, line, change }: Mutant, text: string): boolean {
  const code = text.split('\n')[line - 1]?.trim();
  return EQUIVALENTS.some(
    (known) => known.file === file && known.line === code && known.change === change,
  );
}
