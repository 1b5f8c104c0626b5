import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type Assignment,
  invitationAnswerSchema,
  type MemberRole,
  type TeamSettings,
  teamSettingsSchema,
} from '../../../contract/desk/team.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';

/** What the database names of the rows that are changed. */
interface Named {
  id: string;
  email: string;
}

export const teamSettingsQuery = queryOptions({
  queryKey: ['team-settings'],
  queryFn: () => callDesk('team_settings', {}, teamSettingsSchema),
  retry: false,
});

/** Somebody of the team, with the times of what is to be published for them. */
type Planner = Named & Pick<TeamSettings['members'][number], 'planned'>;

/** @returns how many planned publishings end with a role, for instance `2 planned publishings` */
export const countPlanned = ({ length }: readonly string[]): string =>
  `${length} planned ${length === 1 ? 'publishing' : 'publishings'}`;

/** What a toast adds when somebody's plans are cancelled. */
const tellCancelled = (planned: readonly string[]): string =>
  planned.length > 0 ? ` Cancelled: ${countPlanned(planned)}.` : '';

/** A refusal is a sentence for people, such as how many invitations a day are the most. */
function showRefusal(error: Error): void {
  if (isSessionRefused(error)) return;
  const status = answerStatus(error);
  showToast({
    title: 'Not saved',
    description:
      status >= 400 && status < 500 ? error.message : 'The desk was not reached. Try again.',
    tone: 'destructive',
  });
}

/** The owner's changes of his team; each outcome shows a toast, and everything is read anew. */
export function useTeam() {
  const client = useQueryClient();
  const readAnew = () =>
    Promise.all(
      ['team-settings', 'desk-team', 'desk-list', 'desk-lead', 'audit', 'content'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );
  const done = (title: string, description?: string) => {
    showToast({ title, tone: 'success', ...(description && { description }) });
    return readAnew();
  };

  const invite = useMutation({
    mutationFn: ({ email, role }: { email: string; role: MemberRole }) =>
      callDesk(
        'invite_member',
        { email, member_role: role, site: location.origin },
        invitationAnswerSchema,
      ),
    onSuccess: ({ has_joined }, { email }) =>
      has_joined
        ? done('In the team', `${email} has an account and can sign in.`)
        : done('Invited', `A mail to ${email} is on its way.`),
    onError: showRefusal,
  });
  const revoke = useMutation({
    mutationFn: ({ id }: Named) => callDesk('revoke_invitation', { invitation: id }, v.boolean()),
    onSuccess: (_wasThere, { email }) =>
      done('Invitation taken back', `${email} can no longer sign up.`),
    onError: showRefusal,
  });
  const changeRole = useMutation({
    mutationFn: ({ id, role }: Planner & { role: MemberRole }) =>
      callDesk('change_member_role', { member: id, member_role: role }, v.boolean()),
    onSuccess: (_wasThere, { email, role, planned }) =>
      done(
        'Role changed',
        `${email} is ${role === 'editor' ? 'an' : 'a'} ${role} now and has to sign in again.${tellCancelled(planned)}`,
      ),
    onError: showRefusal,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Planner) => callDesk('remove_member', { member: id }, v.boolean()),
    onSuccess: (_wasThere, { email, planned }) =>
      done('Removed', `${email} is out of the desk.${tellCancelled(planned)}`),
    onError: showRefusal,
  });
  const assign = useMutation({
    mutationFn: (assignment: Assignment) => callDesk('set_assignment', assignment, v.null()),
    onSuccess: () => done('Saved', 'The rule holds from the next enquiry on.'),
    onError: showRefusal,
  });
  return { invite, revoke, changeRole, remove, assign };
}
