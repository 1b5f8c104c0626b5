/**
 * What a person needs to mend their content or code: Astro's sentence, its hint and the place. An
 * error without a hint is a defect and keeps its stack.
 */
export function explainBuildError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { hint, loc } = error as { hint?: string; loc?: { file?: string; line?: number } };
  const place = loc?.file && [loc.file, loc.line].filter(Boolean).join(':');
  const text = hint ? error.message : (error.stack ?? error.message);
  return ['The build failed.', text, hint, place].filter(Boolean).join('\n');
}
