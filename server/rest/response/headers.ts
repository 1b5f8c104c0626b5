import { describeApplied, type Preferences } from '../request/preferences.ts';

/** Headers of every answer about rows. */
export function rowHeaders(
  contentRange: string,
  preferences: Preferences,
  isWrite: boolean,
): Record<string, string> {
  const applied = describeApplied(preferences, isWrite);
  return {
    'Content-Range': contentRange,
    ...(applied && { 'Preference-Applied': applied }),
  };
}
