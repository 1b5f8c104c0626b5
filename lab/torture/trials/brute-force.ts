import { randomBytes } from 'node:crypto';
import { ENQUIRY_ENDPOINT } from '../../../contract/paths.ts';
import { RECEIPT_ENDPOINT } from '../../../contract/routes.ts';
import { API_KEY, askAuth, openAdministrator, PASSWORD, signIn } from '../home/accounts.ts';
import { ADMINISTRATOR, type Home, openHome } from '../home/home.ts';
import { anyNetwork, newVisits, visit } from '../home/visitors.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

const AT_ONCE = 16;
const PASSWORDS = 1_000;
const LINKS = 3_000;
const RECEIPTS = 5_000;
const OWNERS_NETWORK = '203.0.113.10';
const ONE_ATTACKER = '198.51.100.66';

export const bruteForce: Trial = {
  name: 'brute-force',
  title:
    'Guessing passwords, mailed links and receipts from one network and from many: nobody gets in, and the owner still does.',
  run: async ({ rounds = 1 }) => {
    const home = await openHome();
    try {
      await openAdministrator(home);
      const known = await signIn(home, ADMINISTRATOR, PASSWORD, OWNERS_NETWORK);
      if (!known.ok) throw new Error(`the owner cannot sign in: ${known.status}`);
      const lead = await visit(home, newVisits());
      await askAuth(home, 'recover', { email: ADMINISTRATOR }, OWNERS_NETWORK);
      const rows = [
        await guess('passwords, one network', PASSWORDS * rounds, () =>
          guessPassword(home, ONE_ATTACKER),
        ),
        await guess('passwords, many networks', PASSWORDS * rounds, () =>
          guessPassword(home, anyNetwork()),
        ),
        await guess('recovery links, many networks', LINKS * rounds, () =>
          guessLink(home, 'recovery'),
        ),
        await guess('confirmation links, many networks', LINKS * rounds, () =>
          guessLink(home, 'signup'),
        ),
        await guess('receipts, many networks', RECEIPTS * rounds, () =>
          guessReceipt(home, lead, anyNetwork()),
        ),
        await guess('receipts, one network', RECEIPTS * rounds, () =>
          guessReceipt(home, lead, ONE_ATTACKER),
        ),
        await guess('form tokens', PASSWORDS * rounds, () => guessFormToken(home)),
      ];
      const owner = await signIn(home, ADMINISTRATOR, PASSWORD, OWNERS_NETWORK);
      const stranger = await signIn(home, ADMINISTRATOR, PASSWORD, anyNetwork());
      return {
        rows,
        failures: [
          ...mustBeZero(rows, 'got in', '5xx', 'broken off'),
          ...(owner.ok ? [] : [`the owner was locked out of his own network: ${owner.status}`]),
        ],
        notes: [
          `Afterwards the owner signs in from the network that he used before: ${owner.status}; with the right password from one that nobody knows: ${stranger.status}.`,
        ],
      };
    } finally {
      await home.stop();
    }
  },
};

/** One guess: the answer's status, and whether it let the guesser in. */
type Guess = () => Promise<{ status: number; gotIn: boolean }>;

async function guess(what: string, count: number, tryOnce: Guess): Promise<Figures> {
  const found = { 'got in': 0, 'sent away (429)': 0, refused: 0, '5xx': 0, 'broken off': 0 };
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { status, gotIn } = await tryOnce().catch(() => ({ status: 0, gotIn: false }));
      if (gotIn) found['got in'] += 1;
      else if (status === 0) found['broken off'] += 1;
      else if (status === 429) found['sent away (429)'] += 1;
      else if (status >= 500) found['5xx'] += 1;
      else found.refused += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { guessed: what, guesses: count, ...found };
}

async function guessPassword(home: Home, network: string) {
  const answer = await signIn(home, ADMINISTRATOR, randomBytes(9).toString('base64url'), network);
  return { status: answer.status, gotIn: (await answer.text()).includes('access_token') };
}

async function guessLink(home: Home, type: string) {
  const token_hash = randomBytes(32).toString('base64url');
  const answer = await askAuth(home, 'verify', { type, token_hash });
  return { status: answer.status, gotIn: (await answer.text()).includes('access_token') };
}

async function guessReceipt(home: Home, lead: string, network: string) {
  const token = `${lead}.${randomBytes(16).toString('base64url')}`;
  const answer = await fetch(home.url + RECEIPT_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: API_KEY, 'x-forwarded-for': network },
    body: JSON.stringify({ token, action: 'see' }),
  });
  return { status: answer.status, gotIn: (await answer.text()).includes('Harpreet') };
}

/** A forged token must not help: without its proof of work the enquiry stays in quarantine. */
async function guessFormToken(home: Home) {
  const id = crypto.randomUUID();
  const formToken = `${Math.floor(Date.now() / 1000 - 60).toString(36)}.${randomBytes(16).toString('base64url')}`;
  const answer = await fetch(home.url + ENQUIRY_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyNetwork() },
    body: JSON.stringify({
      name: 'A',
      email: `a${id}@example.in`,
      phone: '98765 43210',
      message: id,
      submissionId: id,
      formToken,
      homepage: '',
    }),
  });
  const { challenge } = (await answer.json()) as { challenge?: unknown };
  return { status: answer.status, gotIn: answer.status === 201 && challenge === undefined };
}
