import { storeAccount } from '../../../server/auth/passwords.ts';
import { ADMINISTRATOR, type Home } from './home.ts';
import { anyNetwork } from './visitors.ts';

export const API_KEY = 'sb_publishable_embedded';
export const PASSWORD = 'nine-kitchens-one-roof';
/** An account that is signed in and may do nothing. */
export const STRANGER = 'stranger@example.in';

/** Asks the auth service for something, as JSON from one network. */
export const askAuth = (
  { url }: Pick<Home, 'url'>,
  path: string,
  body: object,
  network = anyNetwork(),
): Promise<Response> =>
  fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: API_KEY, 'x-forwarded-for': network },
    body: JSON.stringify(body),
  });

export const signIn = (
  home: Pick<Home, 'url'>,
  email: string,
  password: string,
  network?: string,
) => askAuth(home, 'token?grant_type=password', { email, password }, network);

/** Opens the administrator's account, confirmed. */
export async function openAdministrator(home: Home): Promise<void> {
  await storeAccount(home.sql, { email: ADMINISTRATOR, password: PASSWORD });
}

/**
 * Makes an account that the product's own sign-up would refuse, with the administrator's password.
 * @returns access tokens of both
 */
export async function openBothAccounts(
  home: Home,
): Promise<{ administrator: string; stranger: string }> {
  await openAdministrator(home);
  await home.sql(
    `insert into auth.users select (jsonb_populate_record(u, jsonb_build_object(
       'id', gen_random_uuid(), 'email', $1::text))).* from auth.users u`,
    [STRANGER],
  );
  return {
    administrator: await tokenOf(home, ADMINISTRATOR),
    stranger: await tokenOf(home, STRANGER),
  };
}

async function tokenOf(home: Home, email: string): Promise<string> {
  const answer = await signIn(home, email, PASSWORD);
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`sign-in of ${email} answered ${answer.status}`);
  return access_token;
}
