import { digest } from './digest.ts';
import type { HostedDatabase } from './hosted-database.ts';

interface Rule {
  name: string;
  allowed: number;
  windowSeconds: number;
}

/** Counts requests in the hosted database; the subject is stored as a digest. */
export const countIn =
  (database: Pick<HostedDatabase, 'call'>) =>
  async ({ name, allowed, windowSeconds }: Rule, subject: string): Promise<number> => {
    const bucket = `${name}:${digest(`${name}:${subject}`)}`;
    return Number(
      await database.call('count_request', { bucket, allowed, window_seconds: windowSeconds }),
    );
  };
