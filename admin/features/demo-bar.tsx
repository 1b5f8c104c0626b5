import { useMutation } from '@tanstack/react-query';
import { DEMO_ENDPOINT } from '../../contract/desk/desk-paths.ts';
import { ROUTES } from '../../contract/routes.ts';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { BACKEND_URL, backend, PUBLISHABLE_KEY } from '../shared/backend/backend.ts';
import { holdRequests } from '../shared/backend/hold-requests.ts';
import { t } from '../shared/language/language.ts';
import { wipeAnswers } from '../shared/offline/kept-answers.ts';
import { wipeDrafts } from '../shared/offline/kept-drafts.ts';
import { leaveFor } from '../shared/session/arrival.ts';
import { KEPT_SESSION } from '../shared/session/kept-session.ts';
import view from '../shared/view.module.css';
import styles from './demo-bar.module.css';

const ENDPOINT = `${BACKEND_URL}${DEMO_ENDPOINT}/leave`;
const POLL_MS = 700;
const NOT_FOUND = 404;

async function leaveDemo(): Promise<void> {
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

export default function DemoBar() {
  const leaving = useMutation({
    mutationFn: leaveDemo,
    onSuccess: () => leaveFor(ROUTES.auth),
    onError: () => showToast({ title: t('The demo is still running'), description: 'Try again.' }),
  });
  return (
    <aside className={joinClasses(view.row, view.spread, styles.bar)} aria-label={t('Demo')}>
      <p>{t('Demo data: none of these people exist.')}</p>
      <Button
        kind="secondary"
        size="small"
        isBusy={leaving.isPending || leaving.isSuccess}
        onClick={() => leaving.mutate()}
      >
        {leaving.isPending ? t('Leaving…') : t('Leave the demo')}
      </Button>
    </aside>
  );
}
