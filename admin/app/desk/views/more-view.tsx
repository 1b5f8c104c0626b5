import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '../../../../contract/routes.ts';
import { version } from '../../../../package.json';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ChevronRight, ExternalLink } from '../../../../ui/icon/icons.ts';
import { useNeedsCheck } from '../../../features/health/health.ts';
import { countsQuery } from '../../../shared/desk-list/desk-counts.ts';
import { useRole } from '../../../shared/role.ts';
import { viewsFor } from '../desk-view.ts';
import styles from './more-view.module.css';

/** On a phone: the views that the bar has no room for, and which of them calls for attention. */
export default function MoreView() {
  const needsCheck = useNeedsCheck();
  const { data: counts } = useQuery(countsQuery);
  return (
    <ul className={styles.more}>
      {viewsFor(useRole())
        .filter((view) => 'isRare' in view)
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
      <li className={styles.version}>YCTFC {version}</li>
    </ul>
  );
}
