import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { t } from '../../shared/language/language.ts';
import { logOut } from '../../shared/session/log-out.ts';
import view from '../../shared/view.module.css';
import { currentAccount, dropWork, listWork } from '../../shared/work/queue/kept-work.ts';
import { inTurn } from '../../shared/work/queue/send-work.ts';

export default function LogOutDialog({ onClose }: { onClose: () => void }) {
  /** Undefined until it is counted. */
  const [ids, setIds] = useState<readonly string[]>();
  useEffect(() => {
    void listWork(currentAccount() ?? '').then((kept) => {
      // It is somebody else's work, who is not signed in.
      if (kept.length === 0) void logOut().then(onClose);
      else setIds(kept.map(({ id }) => id));
    });
  }, [onClose]);

  async function leave(keep: boolean) {
    if (!keep)
      await inTurn(async () => {
        for (const id of ids ?? []) await dropWork(id);
      });
    await logOut();
    onClose();
  }

  if (!ids) return null;
  return (
    <Dialog title={t('Not everything is sent')} onClose={onClose}>
      <p>
        {ids.length === 1 ? t('1 action has') : t('{length} actions have', { length: ids.length })}{' '}
        not reached the desk. What is kept on this device is sent when you sign in here again;
        nobody else sees it.
      </p>
      <div className={view.row}>
        <Button onClick={onClose}>{t('Stay signed in')}</Button>
        <Button kind="secondary" onClick={() => void leave(true)}>
          {t('Log out and keep')}
        </Button>
        <Button kind="danger" onClick={() => void leave(false)}>
          {t('Log out and drop')}
        </Button>
      </div>
    </Dialog>
  );
}
