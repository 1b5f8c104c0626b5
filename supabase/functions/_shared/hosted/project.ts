import { openHostedDatabase } from './database.ts';

/**
 * @param name of an environment variable that the platform or the owner has set
 * @throws Error that names it when it is missing
 */
export function readSetting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/**
 * Secrets that the owner has set for all functions of the project; the first signs, all verify. The
 * database does not know them.
 */
export const readFormSecrets = (): string[] => readSetting('FORM_SECRET').split(',');

/** Opens the project's database. The platform sets the first two variables. */
export const openProjectDatabase = () =>
  openHostedDatabase(
    readSetting('SUPABASE_URL'),
    readSetting('SUPABASE_SERVICE_ROLE_KEY'),
    readFormSecrets()[0] ?? '',
  );

/** Logs an error without anything that a visitor wrote. */
export const reportError = (error: unknown): void =>
  console.error(error instanceof Error ? error.message : 'unknown error');
