import { lazy, Suspense } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronRight, ExternalLink } from '../../../ui/icon/icons.ts';
import { DESK_VIEWS } from './desk-view.ts';
import styles from './more-view.module.css';

const PushSwitch = lazy(() => import('../../features/push/push-switch.tsx'));

/** On a phone: the views that the bar has no room for. */
export function MoreView() {
  return (
    <>
      <ul className={styles.more}>
        {DESK_VIEWS.filter((view) => 'isRare' in view).map(({ id, name, icon }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Icon icon={icon} size="medium" />
              {name}
              <Icon icon={ChevronRight} />
            </a>
          </li>
        ))}
        <li>
          <a href={ROUTES.home}>
            <Icon icon={ExternalLink} size="medium" />
            Public site
          </a>
        </li>
      </ul>
      <Suspense>
        <PushSwitch />
      </Suspense>
    </>
  );
}
