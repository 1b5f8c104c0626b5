/** Roles that a request may act as; each is a database role of the same name. */
export type CallerRole = 'anon' | 'authenticated' | 'service_role';

export interface Caller {
  role: CallerRole;
  /** Claims that PostgreSQL reads from `request.jwt.claims`; `sub` is the user's id. */
  claims: Readonly<Record<string, unknown>>;
}

/** Throws HTTPException 401 for a token that is not valid. */
export type IdentifyCaller = (request: Request) => Promise<Caller>;
