import type { Mutant } from './find-mutants.ts';
import { isSuperseded } from './superseded.ts';

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
    file: 'server/operations/check-database/check-features.ts',
    line: 'const error = await tryOne(client, () => runAttempt(client, UNDOING.attempt), false);',
    change: 'false → true',
    why: 'the attempt undoes itself, so that there is nothing to keep',
  },
  {
    file: 'site/menus/pdf/dish-row.tsx',
    line: '<View style={{ flex: 1 }}>',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/dish-row.tsx',
    line: 'flex: 1,',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/menu-document.tsx',
    line: 'flex: 1,',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/menu-footer.tsx',
    line: "<View style={{ flex: 1, alignItems: 'flex-end', gap: 2 }}>",
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/motif-strip.tsx',
    line: 'flex: 1,',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/top-sellers.tsx',
    line: "<View key={name} style={{ flex: 1, paddingLeft: 10, flexDirection: 'row' }}>",
    change: '1 → 100',
    why: 'All five share this style, so their shares stay equal.',
  },
  {
    file: 'site/menus/pdf/top-sellers.tsx',
    line: '<View style={{ flex: 1 }}>',
    change: '1 → 100',
    why: 'Nothing else on this row may grow: the part takes the rest, whatever its share is called.',
  },
  {
    file: 'site/menus/pdf/menu-header.tsx',
    line: 'fontWeight: 800,',
    change: '800 → 80000',
    why: 'Both ask for the boldest cut that is registered.',
  },
  {
    file: 'site/share/card-parts.tsx',
    line: 'fontWeight: 800,',
    change: '800 → 80000',
    why: 'Both ask for the boldest cut that is registered.',
  },
  {
    file: 'site/share/card-face.tsx',
    line: 'fontWeight: 600,',
    change: '600 → 60000',
    why: 'The face is registered in one weight.',
  },
  {
    file: 'site/share/card-face.tsx',
    line: "<span style={{ fontFamily: 'Display', fontWeight: 800, fontSize: 50, lineHeight: 1.05 }}>",
    change: '800 → 80000',
    why: 'Both ask for the boldest cut that is registered.',
  },
  {
    file: 'site/menus/pdf/plan-pages.ts',
    line: 'if (single.scale >= SCALES.smallest) return [single];',
    change: '>= → >',
    why: 'No heights of dishes divide the room of a page by exactly this factor.',
  },
  {
    file: 'site/menus/pdf/category-column.tsx',
    line: '{foot >= EMPTY_FOOT && <MotifPanel look={look} />}',
    change: '>= → >',
    why: 'No heights of dishes leave exactly this much of a page.',
  },
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
  {
    file: 'site/islands/awards-carousel/use-motion-holds.ts',
    line: 'const [isHidden, setIsHidden] = useState(false);',
    change: 'false → true',
    why: 'Nothing moves before the first effect, which asks the document itself.',
  },
  {
    file: 'site/islands/contact-form/use-contact-form.ts',
    line: 'const refused = useRef(false);',
    change: 'false → true',
    why: 'The first effect sets it, and until a submit there is no summary that could take the focus.',
  },
  {
    file: 'site/islands/contact-form/use-outbox.ts',
    line: '() => true,',
    change: 'true → false',
    why: 'Served pages list no enquiry, so the words about the connection stand nowhere.',
  },
  {
    file: 'ui/theme/contrast.ts',
    line: 'return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;',
    change: '<= → <',
    why: 'No channel of eight bits is exactly 0.04045.',
  },
  {
    file: 'ui/toast/toast-store.ts',
    line: 'let lastId = 0;',
    change: '0 → 1',
    why: 'Ids only tell toasts apart.',
  },
  {
    file: 'ui/toast/toast-store.ts',
    line: 'const countdown: Countdown = { remainingMs: durationMs, startedAt: 0, timer: undefined };',
    change: '0 → 1',
    why: 'A countdown gets its beginning when it runs, and only one that runs is read.',
  },
];

/** @param text the whole file of the mutant */
export function isEquivalent(mutant: Mutant, text: string): boolean {
  if (isSuperseded(mutant, text)) return true;
  const { file, line, change } = mutant;
  const code = text.split('\n')[line - 1]?.trim();
  return EQUIVALENTS.some(
    (known) => known.file === file && known.line === code && known.change === change,
  );
}
