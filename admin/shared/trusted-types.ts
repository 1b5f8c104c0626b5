type Rules = Readonly<Record<string, (text: string) => string>>;

/** What this desk uses of the browser's Trusted Types, which TypeScript's own library does not describe. */
interface TrustedTypes {
  createPolicy<R extends Rules>(name: string, rules: R): R;
}

/**
 * Opens a policy of Trusted Types: the one way by which texts of a kind become code or markup at the desk.
 * `server/policy/content-security-policy.ts` allows each name once.
 */
export function openPolicy<R extends Rules>(name: string, rules: R): R {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
