import { findProblems } from '../../features/health/find-problems.ts';
import { useHealth } from '../../features/health/lead-health.ts';
import { useSilentServers } from '../../features/health/silent-servers.ts';
import { useRole } from '../../shared/role.ts';

/** Whether something at Health calls for attention; only the owner is asked to look. */
export function useNeedsCheck(): boolean | undefined {
  const isOwner = useRole() === 'owner';
  const health = useHealth(isOwner).data;
  const silent = useSilentServers(isOwner).data ?? [];
  return health && findProblems(health).length + silent.length > 0;
}
