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

/** Not drawn into a sample. Whatever is slower, less clear or wrong in any way does not belong here. */
export const EQUIVALENTS: readonly Equivalent[] = [
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
export function isEquivalent({ file, line, change }: Mutant, text: string): boolean {
  const code = text.split('\n')[line - 1]?.trim();
  return EQUIVALENTS.some(
    (known) => known.file === file && known.line === code && known.change === change,
  );
}
