import { DEMO_ENDPOINT } from '../../../contract/desk/desk-paths.ts';
import { BACKEND_URL, backend, PUBLISHABLE_KEY } from '../../shared/backend/backend.ts';
import { holdRequests } from '../../shared/backend/hold-requests.ts';
import { wipeAnswers } from '../../shared/offline/kept-answers.ts';
import { wipeDrafts } from '../../shared/offline/kept-drafts.ts';
import { KEPT_SESSION } from '../../shared/session/program-facts.ts';

const ENDPOINT = `${BACKEND_URL}${DEMO_ENDPOINT}/leave`;
const POLL_MS = 700;
/** What the real product says of an address that only the demo has. */
const NOT_FOUND = 404;

/**
 * Ends the demo, leaves nothing of it on this device, and returns when the real product answers.
 * @throws Error when the server does not end it
 */
export async function leaveDemo(): Promise<void> {
  const { data } = await backend.auth.getSession();
  const headers = {
    apikey: PUBLISHABLE_KEY,
    authorization: `Bearer ${data.session?.access_token}`,
  };
  const answer = await fetch(ENDPOINT, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`The demo was not ended: ${answer.status}`);
  // Whatever the desk asks from now on would be refused, and its session called ended.
  await holdRequests();
  await Promise.allSettled([wipeAnswers(), wipeDrafts()]);
  while ((await fetch(ENDPOINT, { method: 'POST' }).catch(() => undefined))?.status !== NOT_FOUND)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  for (const key of Object.keys(localStorage))
    if (key.match(KEPT_SESSION)) localStorage.removeItem(key);
}
