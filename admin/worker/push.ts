import { ROUTES } from '../../contract/routes.ts';
import { scope } from './worker-scope.ts';

/** Shows what the server has sent; a message that cannot be read still says that there is something. */
export function showPush(data: { json(): unknown } | null): Promise<void> {
  const { title, body, url } = readMessage(data);
  // One notification for each lead, also when it is delivered twice.
  return scope.registration.showNotification(title, { body, tag: url, data: url });
}

function readMessage(data: { json(): unknown } | null) {
  const known = { title: 'News at the desk', body: '', url: ROUTES.admin };
  try {
    return { ...known, ...(data?.json() as Partial<typeof known>) };
  } catch {
    return known;
  }
}

/** After a log-out the device is told of nothing any more; its push service then refuses what is sent. */
export async function endPush(): Promise<void> {
  await (await scope.registration.pushManager?.getSubscription())?.unsubscribe();
}

/** Brings the desk to the front, or opens it, with the lead of the notification. */
export async function openLead({ data }: Notification): Promise<void> {
  const url = new URL(String(data), location.origin);
  // A message never leads anywhere else.
  const isDesk = url.origin === location.origin && url.pathname === ROUTES.admin;
  const place = isDesk ? url.href : new URL(ROUTES.admin, location.origin).href;
  const [open] = await scope.clients.matchAll({ type: 'window' });
  if (!open) return void (await scope.clients.openWindow(place));
  await open.focus();
  await open.navigate(place);
}
