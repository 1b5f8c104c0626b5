import { API_KEY, STRANGER } from '../home/accounts.ts';
import { ADMINISTRATOR, type Home } from '../home/home.ts';
import type { Random } from './random.ts';
import { exchange, type RawAnswer } from './raw-socket.ts';
import { render } from './render-request.ts';

const ROLES = ['anonymous', 'stranger', 'administrator'] as const;
type Role = (typeof ROLES)[number];
const PATHS = ['/auth/v1/user', '/rest/v1/leads?select=*'] as const;
const BATCH = 30;

/** Tokens of the roles that have one. */
export type Tokens = Record<Exclude<Role, 'anonymous'>, string>;

/**
 * Sends requests of three roles pipelined over one socket.
 * @param secret stands in a lead that only the administrator may read
 * @returns how many answers came, and in words each that was another role's
 */
export async function askInTurn(home: Home, tokens: Tokens, random: Random, secret: string) {
  const asked = Array.from({ length: BATCH }, (_, at) => {
    const role = random.pick(ROLES);
    // REST closes the connection on which it refuses nobody in particular, so that comes last.
    const isLast = at === BATCH - 1;
    if (isLast) return { role: 'anonymous' as const, path: PATHS[1] };
    return { role, path: role === 'anonymous' ? PATHS[0] : random.pick(PATHS) };
  });
  const bytes = asked.map(({ role, path }) =>
    render({
      method: 'GET',
      path,
      headers: [
        ['apikey', API_KEY],
        ...(role === 'anonymous' ? [] : [['Authorization', `Bearer ${tokens[role]}`] as const]),
      ],
    }),
  );
  const answers = await exchange(home.port, Buffer.concat(bytes), BATCH);
  const leaks = asked.flatMap(({ role, path }, at) => {
    const answer = answers[at];
    return answer && !isRight(role, path, answer, secret)
      ? [`${role} at ${path} heard ${answer.status} ${answer.body.slice(0, 80)}`]
      : [];
  });
  return { answered: answers.length, unanswered: BATCH - answers.length, leaks };
}

function isRight(role: Role, path: string, { status, body }: RawAnswer, secret: string): boolean {
  if (status >= 500) return false;
  const hasSecret = body.includes(secret);
  const names = [ADMINISTRATOR, STRANGER].filter((email) => body.includes(email));
  switch (role) {
    case 'anonymous':
      return status >= 400 && !hasSecret && names.length === 0;
    case 'stranger':
      return !hasSecret && !names.includes(ADMINISTRATOR) && (path !== PATHS[0] || status === 200);
    case 'administrator':
      return status === 200 && !names.includes(STRANGER) && (path !== PATHS[1] || hasSecret);
  }
}
