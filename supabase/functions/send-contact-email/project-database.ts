import { openHostedDatabase } from './hosted-database.ts';
import { readSetting } from './read-setting.ts';

/** The project's database. The platform sets both variables. */
export const openProjectDatabase = () =>
  openHostedDatabase(readSetting('SUPABASE_URL'), readSetting('SUPABASE_SERVICE_ROLE_KEY'));

/** Says what failed, and nothing of what a visitor wrote. */
export const reportFault = (fault: unknown): void =>
  console.error(fault instanceof Error ? fault.message : 'unknown fault');
