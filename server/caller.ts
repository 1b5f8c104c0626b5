/** Roles that a request may act as; each is a database role of the same name. */
export type CallerRole = 'anon' | 'authenticated' | 'service_role';

/** The sender of a request, from its verified bearer token; anonymous without one. */
export interface Caller {
  role: CallerRole;
  /** Claims that PostgreSQL reads from `request.jwt.claims`; `sub` is the user's id. */
  claims: Readonly<Record<string, unknown>>;
}

/**
 * Resolves the caller of a request.
 * @throws HTTPException 401 with a Supabase-shaped body when a token is present but not valid.
 */
export type IdentifyCaller = (request: Request) => Promise<Caller>;
