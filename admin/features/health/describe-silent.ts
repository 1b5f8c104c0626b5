import { describeAge, type Problem } from './find-problems.ts';
import type { SilentServer } from './silent-servers.ts';

/** One warning for each: what a killed process took while the database was away, nobody else knows of. */
export function describeSilent(servers: readonly SilentServer[], now: number): Problem[] {
  return servers.map(({ place, length, reported_at }) => {
    const minutes = Math.max(0, Math.floor((now - Date.parse(reported_at)) / 60_000));
    const held = length > 0 ? `${length} held then; more` : 'enquiries';
    return {
      level: length > 0 ? 'severe' : 'warning',
      words: `A server process has been silent for ${describeAge(minutes)}; ${held} may wait on its disk (${place}). Start it again, or move its files to a process that runs.`,
    };
  });
}
