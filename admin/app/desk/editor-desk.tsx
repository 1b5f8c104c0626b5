import { lazy, Suspense, useEffect } from 'react';
import { HelpButton } from '../../features/help/help-button.tsx';
import { wipeLeads } from '../../shared/offline/kept-answers.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { logOut } from '../../shared/session/log-out.ts';
import styles from './desk.module.css';
import { Account } from './desk-actions.tsx';
import { DeskNav } from './desk-nav.tsx';
import { VIEW_HELP } from './desk-view.ts';

const ContentView = lazy(() => import('../../features/content/content-view.tsx'));

export default function EditorDesk({ email }: { email: string }) {
  // As a caller this person may have read leads on this device.
  useEffect(() => void wipeLeads().catch(() => undefined), []);
  return (
    <div className={styles.desk}>
      <DeskNav view="content" />
      <div className={styles.main} data-view="more">
        <header className={styles.head}>
          <h1>Content desk</h1>
          <HelpButton name="Content" place={VIEW_HELP.content} />
          <div className={styles.actions}>
            <Account email={email} onLogOut={() => void logOut()} />
          </div>
        </header>
        <Suspense fallback={<RowsSkeleton />}>
          <ContentView />
        </Suspense>
      </div>
    </div>
  );
}
