import { queryOptions, useQuery } from '@tanstack/react-query';
import { deskTeamSchema } from '../../contract/desk/team.ts';
import { callDesk } from './backend/call-desk.ts';
import { t } from './language/language.ts';
import { personName } from './person.tsx';

export const teamQuery = queryOptions({
  queryKey: ['desk-team'],
  queryFn: () => callDesk('desk_team', {}, deskTeamSchema),
  // Of two who would have one name each is shown by the address.
  select: (team) =>
    team.map((one) => ({ ...one, name: one.name.includes('@') ? one.name : personName(one.name) })),
  staleTime: 5 * 60_000,
});

export const useWorkers = () =>
  useQuery(teamQuery).data?.filter(({ role }) => role === 'owner' || role === 'caller');

/** @returns the name of who works on a lead; undefined for nobody and until the team is known */
export function useAssignee(id: string | null): string | undefined {
  const { data: team } = useQuery({ ...teamQuery, enabled: id !== null });
  if (!team || id === null) return undefined;
  const member = team.find((one) => one.id === id);
  return member?.is_you ? t('You') : (member?.name ?? t('A former member'));
}
