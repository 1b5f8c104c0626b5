import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '../../../contract/routes.ts';
import { version } from '../../../package.json';
import { Badge } from '../../../ui/badge/badge.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronRight, ExternalLink } from '../../../ui/icon/icons.ts';
import { useNeedsCheck } from '../../features/health/health.ts';
import { countsQuery } from '../../shared/desk-list/desk-counts.ts';
import { useRole } from '../../shared/role.ts';
import view from '../../shared/view.module.css';
import styles from './desk.module.css';
import { viewsFor } from './desk-view.ts';

/** On a phone: the views that the bar has no room for, and which of them calls for attention. */
export default function MoreView() {
  const needsCheck = useNeedsCheck();
  const { data: counts } = useQuery(countsQuery);
  return (
    <ul className={joinClasses(view.stack, styles.more)}>
      {viewsFor(useRole())
        .filter((one) => 'isRare' in one)
        .map(({ id, name, icon }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Icon icon={icon} size="medium" />
              {name} {id === 'health' && needsCheck && <Badge tone="red">Check</Badge>}
              {id === 'quarantine' && Boolean(counts?.quarantined) && (
                <span>({counts?.quarantined})</span>
              )}
              <Icon icon={ChevronRight} />
            </a>
          </li>
        ))}
      <li>
        {/* Where the desk has a host of its own, `/` is the desk there. */}
        <a href={`${ROUTES.home}index`}>
          <Icon icon={ExternalLink} size="medium" />
          Public site
        </a>
      </li>
      <li className={view.muted}>YCTFC {version}</li>
    </ul>
  );
}
