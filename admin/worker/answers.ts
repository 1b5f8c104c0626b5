import { referenceOf } from '../../contract/reference.ts';
import {
  type KeptAnswer,
  keepAnswer,
  readAnswers,
  wipeAnswers,
} from '../shared/offline/kept-answers.ts';
import { ACCOUNT, AS_OF, KEPT_ONLY } from '../shared/offline/kept-headers.ts';

/** After so long an answer that is kept is better than one that may yet come. */
const TIMEOUT_MS = 8000;

const KEPT = /\/(?:rest\/v1\/rpc\/desk_(?:counts|leads|lead|team)|desk\/content(?:\/file)?)$/;
const LEADS = '/rest/v1/leads';
/** What makes everything that is kept doubtful: leads are gone. */
const REMOVES = /\/rest\/v1\/rpc\/(?:erase_person|bin_leads|remove_member)$/;
const LOGS_OUT = /\/auth\/v1\/logout$/;

export type DataKind = 'read' | 'wipes' | 'logs-out';

/** @returns undefined for what is none of the worker's business */
export function dataKind({ url, method }: Request): DataKind | undefined {
  const { pathname } = new URL(url);
  if (LOGS_OUT.test(pathname)) return 'logs-out';
  if (REMOVES.test(pathname) || (method === 'DELETE' && pathname === LEADS)) return 'wipes';
  const isRead = pathname.includes('/rpc/') ? method === 'POST' : method === 'GET';
  return isRead && KEPT.test(pathname) ? 'read' : undefined;
}

/** A request after which what is kept must go, or only its leads. */
export async function answerAndWipe(request: Request, kind: DataKind): Promise<Response> {
  const account = accountOf(request);
  const response = await fetch(request);
  if (response.ok) await wipeAnswers(kind === 'logs-out' ? undefined : account);
  return response;
}

/** The server's answer, which is kept, or without network the one that is kept, with the header AS_OF. */
export async function answerData(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const key = `${pathname}${search} ${request.method === 'POST' ? await request.clone().text() : ''}`;
  const account = accountOf(request);
  const useKept = async () => {
    const kept = await findKept(account, key).catch(() => undefined);
    return kept && respond(kept);
  };
  if (request.headers.has(KEPT_ONLY))
    return (await useKept()) ?? new Response(null, { status: 204 });
  const arriving = fetch(request);
  const inTime = await Promise.race([arriving.catch(() => undefined), timeout(TIMEOUT_MS)]);
  const response = inTime ?? (await useKept()) ?? (await arriving);
  if (response.headers.has(AS_OF)) return response;
  if (response.status === 401) later(wipeAnswers());
  else if (response.ok && account) later(keep(account, key, response.clone()));
  return response;
}

async function keep(account: string, key: string, response: Response): Promise<void> {
  const isContent = key.startsWith('/desk/content');
  const kind = isContent ? 'content' : key.includes('/desk_lead ') ? 'lead' : 'list';
  await keepAnswer({ account, key, kind, at: Date.now(), body: await response.text() });
}

/** What the account that asks was answered before; nothing of another's, also before its first answer is there. */
async function findKept(account: string | undefined, key: string): Promise<KeptAnswer | undefined> {
  const kept = await readAnswers(Date.now());
  const answers = kept.filter((answer) => answer.account === account);
  return answers.find((answer) => answer.key === key) ?? findInLists(key, answers);
}

/** A lead that was not opened yet, as far as a list shows it. */
function findInLists(key: string, answers: readonly KeptAnswer[]): KeptAnswer | undefined {
  const [, asked] = /\/desk_lead (.+)$/s.exec(key) ?? [];
  if (!asked) return undefined;
  const { reference } = JSON.parse(asked);
  for (const answer of answers.filter((one) => one.key.includes('/desk_leads '))) {
    const { rows }: { rows: readonly { id: string; message: string; message_is_cut: boolean }[] } =
      JSON.parse(answer.body);
    const row = rows.find(({ id }) => id === reference || referenceOf(id) === reference);
    if (!row) continue;
    const message = row.message_is_cut ? `${row.message}…` : row.message;
    const lead = { ...row, message, proof_releases: false };
    return {
      ...answer,
      body: JSON.stringify({ lead, timeline: [], same_person: [], same_reference: [] }),
    };
  }
  return undefined;
}

const respond = ({ body, at }: KeptAnswer): Response =>
  new Response(body, {
    headers: { 'content-type': 'application/json; charset=utf-8', [AS_OF]: String(at) },
  });

/** User id in the token of a request, or as the page says it without network; undefined for one that nobody signed. */
function accountOf(request: Request): string | undefined {
  if (request.headers.has(KEPT_ONLY)) return request.headers.get(ACCOUNT) || undefined;
  const [, claims] = request.headers.get('authorization')?.split('.') ?? [];
  if (!claims) return undefined;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    // It is a key and no token.
    return undefined;
  }
}

/** @returns nothing after so long */
export const timeout = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));
