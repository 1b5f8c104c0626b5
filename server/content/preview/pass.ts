import * as v from 'valibot';
import type { SigningKeys } from '../../auth/keys.ts';
import { parsed } from '../access/read-request.ts';

/** How long a browser may look at the draft. */
export const LOOK_SECONDS = 3600;

/** Keys are derived for this purpose; any server with the secret opens it. */
const PURPOSE = ['draft-cookie', ''] as const;

const viewerSchema = v.object({
  account: v.string(),
  session: v.string(),
  /** How the session was signed in, as in its tokens. */
  aal: v.string(),
});
/** The account and session of the desk from which a browser was let in. */
export type Viewer = v.InferOutput<typeof viewerSchema>;

const cookieSchema = v.object({ ...viewerSchema.entries, since: v.number() });

type Keys = Pick<SigningKeys, 'seal' | 'open'>;

/** What the browser shows with each request, for an hour at most. */
export const makeCookie = (keys: Keys, viewer: Viewer, now = Date.now()): Promise<string> =>
  keys.seal(...PURPOSE, JSON.stringify({ ...viewer, since: now }));

/**
 * @param since when visitors began to see what they see now: an earlier cookie is over, and its browser with them
 * @returns whose it is; nobody's when it is none of ours or its time is over
 */
export async function readCookie(
  keys: Keys,
  cookie: string,
  since: number,
  now = Date.now(),
): Promise<Viewer | undefined> {
  const opened = await keys.open(...PURPOSE, cookie);
  const { success, output } = v.safeParse(cookieSchema, parsed(opened?.text ?? ''));
  if (!success || output.since < since || output.since + LOOK_SECONDS * 1000 <= now)
    return undefined;
  const { since: _since, ...viewer } = output;
  return viewer;
}
