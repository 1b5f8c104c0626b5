import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folderAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FUNCTIONS = folderAt('../../supabase/functions/');
const SCHEMAS = folderAt('../../supabase/schemas/');

/**
 * Supabase Auth's interface as its reference documents it (supabase.com/docs/reference/self-hosting-auth
 * and the MFA guide), as far as a browser with a publishable key may use it.
 */
const AUTH = [
  /^POST \/auth\/v1\/(signup|recover|resend|verify|logout|otp)$/,
  /^POST \/auth\/v1\/token\?grant_type=(password|refresh_token|pkce)$/,
  /^(GET|PUT) \/auth\/v1\/user$/,
  /^GET \/auth\/v1\/(settings|health)$/,
  /^POST \/auth\/v1\/factors(\/[\w-]+\/(challenge|verify))?$/,
  /^DELETE \/auth\/v1\/factors\/[\w-]+$/,
];

/** True when a hosted project with our migrations and functions answers such a call. */
export function isDocumented(method: string, path: string, query: URLSearchParams): boolean {
  const grant = query.get('grant_type');
  const line = `${method} ${path}${grant ? `?grant_type=${grant}` : ''}`;
  if (AUTH.some((known) => known.test(line))) return true;
  const [, kind, name = ''] =
    /^\/(rest\/v1\/rpc|rest\/v1|functions\/v1)\/([\w-]+)$/.exec(path) ?? [];
  if (kind === 'rest/v1')
    return /^(GET|HEAD|POST|PATCH|DELETE)$/.test(method) && has('table', name);
  if (kind === 'rest/v1/rpc') return method === 'POST' && has('function', name);
  return kind === 'functions/v1' && readdirSync(FUNCTIONS).includes(name);
}

/** Whether the schema creates this in the schema that the API publishes. */
function has(kind: 'table' | 'function', name: string): boolean {
  const created = new RegExp(`create ${kind} public\\.${name}\\b`);
  return readdirSync(SCHEMAS).some((file) =>
    created.test(readFileSync(`${SCHEMAS}/${file}`, 'utf8')),
  );
}
