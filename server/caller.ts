export type CallerRole = 'anon' | 'authenticated' | 'service_role';

export interface Caller {
  role: CallerRole;
  /** Claims that PostgreSQL reads from `request.jwt.claims`; `sub` is the user's id. */
  claims: Readonly<Record<string, unknown>>;
}

export type IdentifyCaller = (request: Request) => Promise<Caller>;
