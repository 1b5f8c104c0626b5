/**
 * The oldest engines that had every published security fix on a day; renewed with the dependencies
 * (docs/developer/update-dependencies.md).
 */
export const ENGINE_FLOOR = {
  asOf: '2026-11-28',
  node: '26.10.0',
  /**
   * PostgreSQL's minor release of November 2026, by major version. 15.20 is what Debian 12 offers and 18.7 what
   * was announced; 16 and 17 are counted on from 16.15 and 17.11 of August. Later majors have no entry yet.
   */
  postgres: { 15: 20, 16: 16, 17: 12, 18: 7 } as Readonly<Record<number, number>>,
} as const;

/** The oldest major version that still gets fixes. */
const OLDEST_MAJOR = Math.min(...Object.keys(ENGINE_FLOOR.postgres).map(Number));

/** PostgreSQL's own numbering; other systems that speak its protocol add to it, and have another one. */
const PLAIN_VERSION = /^(\d+)\.(\d+)(?: \(.*\))?$/;

/**
 * Whether a PostgreSQL lacks published security fixes.
 * @param version as `server_version` says it, such as `15.18 (Debian 15.18-0+deb12u1)`
 */
export function isPostgresOld(version: string): boolean {
  const [, major, minor] = (PLAIN_VERSION.exec(version) ?? []).map(Number);
  if (major === undefined || minor === undefined) return false;
  return major < OLDEST_MAJOR || minor < (ENGINE_FLOOR.postgres[major] ?? 0);
}

/** @param version as `process.versions.node` says it */
export function isNodeOld(version: string): boolean {
  return version.localeCompare(ENGINE_FLOOR.node, 'en', { numeric: true }) < 0;
}
