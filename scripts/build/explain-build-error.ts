const NAMES_CONTENT = /^content\//;

/** Where code stands on this machine is nobody's but the log's. */
export const leaveOutPlaces = (explained: string, folder: string): string =>
  explained
    .split('\n')
    .filter((line) => !/^ +at /.test(line))
    .join('\n')
    .replaceAll(`${folder}/`, '');

export function explainBuildError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { hint, loc } = error as { hint?: string; loc?: { file?: string; line?: number } };
  const isForContent = NAMES_CONTENT.test(error.message);
  const place = !isForContent && loc?.file && [loc.file, loc.line].filter(Boolean).join(':');
  const text = hint || isForContent ? error.message : (error.stack ?? error.message);
  return ['The build failed.', text, hint, place].filter(Boolean).join('\n');
}
