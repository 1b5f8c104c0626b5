import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { CountRequest } from '../rate-limit.ts';
import type { SigningKeys } from './keys.ts';
import type { RateGuard } from './limits.ts';
import type { loadAuthMails } from './mails.ts';
import type { openPasswords } from './passwords.ts';

export interface AuthDependencies {
  database: Database;
  keys: SigningKeys;
  countRequest: CountRequest;
  siteUrl: string;
  publishableKey: string;
  wakeMail: () => void;
  log: Logger;
}

export interface AuthService extends AuthDependencies {
  passwords: ReturnType<typeof openPasswords>;
  mails: ReturnType<typeof loadAuthMails>;
  limits: RateGuard;
}
