import { Suspense, useEffect } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LogOut } from '../../../ui/icon/icons.ts';
import { HelpButton } from '../../features/help/help-button.tsx';
import { SecondFactorButton } from '../../features/second-factor/second-factor-button.tsx';
import { wipeLeads } from '../../shared/offline/kept-answers.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import { logOut } from '../../shared/session/log-out.ts';
import styles from './desk.module.css';
import { DeskNav } from './desk-nav.tsx';
import { VIEW_HELP } from './desk-view.ts';
import RareView from './rare-view.tsx';

/** The desk of somebody who edits the site's words: it asks for no lead. */
export default function EditorDesk({ email }: { email: string }) {
  // Whoever worked on leads here before has read some; where the browser keeps nothing there is nothing to delete.
  useEffect(() => void wipeLeads().catch(() => undefined), []);
  return (
    <div className={styles.desk}>
      <DeskNav view="content" />
      <div className={styles.main} data-view="more">
        <header className={styles.head}>
          <h1>Content desk</h1>
          <HelpButton name="Content" place={VIEW_HELP.content} />
          <div className={styles.actions}>
            <div className={styles.account}>
              <span className={styles.email} title={email}>
                {email}
              </span>
              <SecondFactorButton disabled={false} />
              <Button kind="quiet" size="small" onClick={() => void logOut()}>
                <Icon icon={LogOut} />
                Log out
              </Button>
            </div>
          </div>
        </header>
        <Suspense fallback={<RowsSkeleton />}>
          <RareView view="content" email={email} />
        </Suspense>
      </div>
    </div>
  );
}
