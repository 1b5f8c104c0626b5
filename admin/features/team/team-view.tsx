import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import {
  type Assignment,
  invitationAnswerSchema,
  MEMBER_ROLES,
  type MemberRole,
  type TeamSettings,
  teamSettingsSchema,
} from '../../../contract/desk/team.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { done, showToast } from '../../../ui/toast/toast.ts';
import { checkAddress, readAddress, useForm } from '../../shared/account/account-fields.tsx';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { showRefusal } from '../../shared/backend/desk-error.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { t, tCount, tLabels } from '../../shared/language/language.ts';
import { LoadFailed, RowsSkeleton } from '../../shared/loading.tsx';
import { LogTable, Panel } from '../../shared/panel.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import { AssignmentForm } from './assignment-form.tsx';

type Named = Record<'id' | 'email', string>;

const teamSettingsQuery = queryOptions({
  queryKey: ['team-settings'],
  queryFn: () => callDesk('team_settings', {}, teamSettingsSchema),
});

function useTeam() {
  const client = useQueryClient();
  const useChange = <Given, Answer>(
    mutationFn: (given: Given) => Promise<Answer>,
    tell: (given: Given, answer: Answer) => readonly [title: string, description: string],
  ) =>
    useMutation({
      mutationFn,
      onSuccess: (answer, given) => {
        const [title, description] = tell(given, answer);
        showToast(done(title, t(description, given as object)));
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
      (_invited, { has_joined }) =>
        has_joined
          ? ['In the team', '{email} has an account and can sign in.']
          : ['Invited', 'A mail to {email} is on its way.'],
    ),
    revoke: useChange(
      ({ id }: Named) => callDesk('revoke_invitation', { invitation: id }, v.boolean()),
      () => ['Invitation cancelled', '{email} can no longer sign up.'],
    ),
    changeRole: useChange(
      ({ id, role }: Named & { role: MemberRole }) =>
        callDesk('change_member_role', { member: id, member_role: role }, v.boolean()),
      ({ role }) => [t('New role: {role}', { role: t(role) }), '{email} has to sign in again.'],
    ),
    remove: useChange(
      ({ id }: Named) => callDesk('remove_member', { member: id }, v.boolean()),
      () => ['Removed', '{email} is out of the desk.'],
    ),
    assign: useChange(
      (assignment: Assignment) => callDesk('set_assignment', assignment, v.null()),
      () => ['Saved', 'The rule applies from the next enquiry.'],
    ),
  };
}

const CHANGED = ['team-settings', 'desk-team', 'desk-list', 'desk-lead', 'audit', 'content'];

type Member = TeamSettings['members'][number];

const ROLE_NAMES = {
  owner: 'Owner',
  caller: 'Caller',
  viewer: 'Viewer',
  editor: 'Editor',
} as const;

const SITE_STAYS = 'What was changed on the site stays.';
const CALLS_STAY =
  'Assigned leads become unassigned. Notes and calls stay, as those of a former member.';
const ONE_PLANNED = '1 planned publishing of {email} will be cancelled: {times}.';
const PLANNED = '{count} planned publishings of {email} will be cancelled: {times}.';

function MemberList({
  members,
  team,
}: {
  members: readonly Member[];
  team: ReturnType<typeof useTeam>;
}) {
  const [leaving, setLeaving] = useState<Member>();
  return (
    <>
      <LogTable
        caption="Members"
        columns={[
          { label: 'Email', cell: ({ email }) => <strong>{email}</strong> },
          {
            label: 'Role',
            cell: ({ role, planned }) => (
              <>
                <Badge tone="grey">{t(ROLE_NAMES[role])}</Badge>
                {role !== 'owner' && planned.length > 0 && (
                  <p className={view.muted}>
                    {t('To be published: {times}. Another role cancels that.', {
                      times: planned.map(formatWritten).join(', '),
                    })}
                  </p>
                )}
              </>
            ),
          },
          {
            label: 'Two-step login',
            cell: ({ has_second_factor }) =>
              t(has_second_factor ? 'two-step login' : 'no two-step login'),
          },
          {
            label: 'Joined',
            cell: (one) => t('Since {time}', { time: formatWritten(one.joined_at) }),
          },
          {
            label: 'Change',
            isLabelHidden: true,
            cell: (member) =>
              member.role !== 'owner' && (
                <div className={view.row}>
                  {MEMBER_ROLES.filter((role) => role !== member.role).map((role) => (
                    <Button
                      key={role}
                      kind="secondary"
                      size="small"
                      disabled={team.changeRole.isPending}
                      onClick={() => team.changeRole.mutate({ ...member, role })}
                    >
                      {t('Make {role}', { role: t(role) })}
                      <span className="visually-hidden">: {member.email}</span>
                    </Button>
                  ))}
                  <Button kind="quiet" size="small" onClick={() => setLeaving(member)}>
                    {t('Remove')}
                    <span className="visually-hidden"> {member.email}</span>
                  </Button>
                </div>
              ),
          },
        ]}
        rows={members}
        keyOf={({ id }) => id}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('Remove from the team?')}
        confirm={t('Remove')}
        kind="danger"
        isBusy={team.remove.isPending}
        onConfirm={() =>
          leaving && team.remove.mutate(leaving, { onSettled: () => setLeaving(undefined) })
        }
      >
        <p>
          {t('{email} is signed out everywhere at once, and the account is deleted.', leaving)}{' '}
          {t(leaving?.role === 'editor' ? SITE_STAYS : CALLS_STAY)}
        </p>
        {leaving && leaving.planned.length > 0 && (
          <p>
            {tCount(leaving.planned.length, ONE_PLANNED, PLANNED, {
              email: leaving.email,
              times: leaving.planned.map(formatWritten).join(', '),
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

const ROLES = [
  { value: 'caller', label: 'Caller: works on leads' },
  { value: 'viewer', label: 'Viewer: reads leads' },
  { value: 'editor', label: 'Editor: keeps the site, sees no enquiry' },
] as const satisfies readonly { value: MemberRole; label: string }[];

function InviteForm({ invite }: { invite: ReturnType<typeof useTeam>['invite'] }) {
  const [sent, setSent] = useState(0);
  const { errors, isBusy, formProps } = useForm({
    read: (data) => ({
      ...readAddress(data),
      role: MEMBER_ROLES.find((role) => role === data.get('role')) ?? 'viewer',
    }),
    check: checkAddress,
    send: async (values) => {
      // A refusal has shown its sentence; what was typed stays.
      const isSent = await invite.mutateAsync(values).then(
        () => true,
        () => false,
      );
      if (isSent) setSent(sent + 1);
      return { focus: 'email' };
    },
  });
  return (
    <form {...formProps} className={joinClasses(view.form, view.narrow)}>
      <TextField
        key={sent}
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('The person gets a mail and has seven days to create the account')}
        error={errors.email}
      />
      <SelectField label={t('Role')} name="role" options={tLabels(ROLES)} defaultValue="caller" />
      <Button type="submit" isBusy={isBusy}>
        {t('Invite')}
      </Button>
    </form>
  );
}

export default function TeamView() {
  const { data: settings, isError, refetch } = useQuery(teamSettingsQuery);
  const team = useTeam();
  if (isError && !settings) {
    return <LoadFailed what="The team" onRetry={refetch} />;
  }
  if (!settings) return <RowsSkeleton />;
  return (
    <div>
      <Panel
        title="Team"
        words="Callers see all leads and work on them. Viewers only see them. Editors keep the site: texts, prices, pictures; they may publish and see no enquiry. Only you export or delete leads, read the activity log or change the team."
      >
        <MemberList members={settings.members} team={team} />
      </Panel>
      <Panel title="Invite">
        <InviteForm invite={team.invite} />
        {settings.invitations.length > 0 && (
          <LogTable
            caption="Invitations"
            columns={[
              { label: 'Invited', cell: ({ invited_at }) => formatWritten(invited_at) },
              { label: 'Email', cell: ({ email }) => <strong>{email}</strong> },
              { label: 'Role', cell: ({ role }) => t(ROLE_NAMES[role]) },
              {
                label: 'State',
                cell: ({ is_open }) => (
                  <Badge tone="grey">{t(is_open ? 'Invited' : 'Expired')}</Badge>
                ),
              },
              {
                label: 'Change',
                isLabelHidden: true,
                cell: ({ id, email, role }) => (
                  <div className={view.row}>
                    <Button
                      kind="secondary"
                      size="small"
                      disabled={team.invite.isPending}
                      onClick={() => team.invite.mutate({ email, role })}
                    >
                      {t('Send again')}
                      <span className="visually-hidden"> {email}</span>
                    </Button>
                    <Button
                      kind="quiet"
                      size="small"
                      disabled={team.revoke.isPending}
                      onClick={() => team.revoke.mutate({ id, email })}
                    >
                      {t('Cancel invitation')}
                      <span className="visually-hidden"> {email}</span>
                    </Button>
                  </div>
                ),
              },
            ]}
            rows={settings.invitations}
            keyOf={({ id }) => id}
          />
        )}
      </Panel>
      <Panel title="New enquiries">
        <AssignmentForm
          key={JSON.stringify([settings.assignment, settings.members.length])}
          settings={settings}
          isBusy={team.assign.isPending}
          onAssign={team.assign.mutate}
        />
      </Panel>
    </div>
  );
}
