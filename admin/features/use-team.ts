import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type Assignment,
  invitationAnswerSchema,
  type MemberRole,
  type TeamSettings,
  teamSettingsSchema,
} from '../../contract/desk/team.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import { showRefusal } from '../shared/backend/desk-error.ts';

interface Named {
  id: string;
  email: string;
}

export const teamSettingsQuery = queryOptions({
  queryKey: ['team-settings'],
  queryFn: () => callDesk('team_settings', {}, teamSettingsSchema),
  retry: false,
});

type Planner = Named & Pick<TeamSettings['members'][number], 'planned'>;

/** @returns how many planned publishings end with a role, for instance `2 planned publishings` */
export const countPlanned = ({ length }: readonly string[]): string =>
  `${length} planned ${length === 1 ? 'publishing' : 'publishings'}`;

const tellCancelled = (planned: readonly string[]): string =>
  planned.length > 0 ? ` Cancelled: ${countPlanned(planned)}.` : '';

export function useTeam() {
  const client = useQueryClient();
  /** @param tell title and sentence of the toast */
  const useChange = <Given, Answer>(
    mutationFn: (given: Given) => Promise<Answer>,
    tell: (given: Given, answer: Answer) => readonly [title: string, description: string],
  ) =>
    useMutation({
      mutationFn,
      onSuccess: (answer, given) => {
        const [title, description] = tell(given, answer);
        showToast({ title, description, tone: 'success' });
        return Promise.all(CHANGED.map((name) => client.invalidateQueries({ queryKey: [name] })));
      },
      onError: (error) => showRefusal(error),
    });

  return {
    invite: useChange(
      ({ email, role }: { email: string; role: MemberRole }) =>
        callDesk(
          'invite_member',
          { email, member_role: role, site: location.origin },
          invitationAnswerSchema,
        ),
      ({ email }, { has_joined }) =>
        has_joined
          ? ['In the team', `${email} has an account and can sign in.`]
          : ['Invited', `A mail to ${email} is on its way.`],
    ),
    revoke: useChange(
      ({ id }: Named) => callDesk('revoke_invitation', { invitation: id }, v.boolean()),
      ({ email }) => ['Invitation cancelled', `${email} can no longer sign up.`],
    ),
    changeRole: useChange(
      ({ id, role }: Planner & { role: MemberRole }) =>
        callDesk('change_member_role', { member: id, member_role: role }, v.boolean()),
      ({ email, role, planned }) => [
        'Role changed',
        `${email} is ${role === 'editor' ? 'an' : 'a'} ${role} now and has to sign in again.${tellCancelled(planned)}`,
      ],
    ),
    remove: useChange(
      ({ id }: Planner) => callDesk('remove_member', { member: id }, v.boolean()),
      ({ email, planned }) => ['Removed', `${email} is out of the desk.${tellCancelled(planned)}`],
    ),
    assign: useChange(
      (assignment: Assignment) => callDesk('set_assignment', assignment, v.null()),
      () => ['Saved', 'The rule applies from the next enquiry.'],
    ),
  };
}

/** Queries whose answers may be others after a change of the team. */
const CHANGED = ['team-settings', 'desk-team', 'desk-list', 'desk-lead', 'audit', 'content'];
