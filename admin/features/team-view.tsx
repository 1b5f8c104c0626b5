import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ASSIGNMENT_RULES,
  MEMBER_ROLES,
  type MemberRole,
  type TeamSettings,
} from '../../contract/desk/team.ts';
import { WORK_LIMITS } from '../../contract/desk/work-limits.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { checkAddress, readAddress } from '../shared/account/account-fields.tsx';
import { useForm } from '../shared/account/use-form.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { LoadFailed } from '../shared/load-failed.tsx';
import { LogTable } from '../shared/log-table.tsx';
import { Panel } from '../shared/panel.tsx';
import { RowsSkeleton } from '../shared/rows-skeleton.tsx';
import { formatWritten } from '../shared/time/format-time.ts';
import view from '../shared/view.module.css';
import { countPlanned, teamSettingsQuery, useTeam } from './use-team.ts';

const RULE_NAMES = {
  off: 'Nobody, until somebody is chosen',
  'round-robin': 'Each caller in turn',
  city: 'By city',
} as const;

/** The cities as they are edited; a new row has a number that no other has. */
interface Row {
  key: number;
  city: string;
  member: string;
}

function AssignmentForm({
  settings,
  assign,
}: {
  settings: TeamSettings;
  assign: ReturnType<typeof useTeam>['assign'];
}) {
  const { assignment, members } = settings;
  const workers = members
    .filter(({ role }) => role === 'owner' || role === 'caller')
    .map(({ id, email }) => ({ value: id, label: email }));
  const first = workers[0]?.value ?? '';
  const [rule, setRule] = useState(assignment.rule);
  const [rows, setRows] = useState<readonly Row[]>(
    assignment.cities.map((one, key) => ({ key, ...one })),
  );
  const change = (key: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  return (
    <form
      className={joinClasses(view.form, view.narrow)}
      onSubmit={(event) => {
        event.preventDefault();
        const cities = rows.filter(({ city }) => city.trim());
        assign.mutate({ rule, cities: cities.map(({ city, member }) => ({ city, member })) });
      }}
    >
      <SelectField
        label="New enquiries go to"
        name="rule"
        options={ASSIGNMENT_RULES.map((value) => ({ value, label: RULE_NAMES[value] }))}
        value={rule}
        onChange={(event) =>
          setRule(ASSIGNMENT_RULES.find((one) => one === event.target.value) ?? 'off')
        }
      />
      {rule === 'city' && (
        <>
          <ul className={view.form} aria-label="Cities">
            {rows.map(({ key, city, member }) => (
              <li key={key} className={view.fields}>
                <TextField
                  label="City"
                  name="city"
                  autoComplete="off"
                  maxLength={WORK_LIMITS.city}
                  value={city}
                  onChange={(event) => change(key, { city: event.target.value })}
                />
                <SelectField
                  label="Goes to"
                  name="member"
                  options={workers}
                  value={member}
                  onChange={(event) => change(key, { member: event.target.value })}
                />
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                >
                  Remove<span className="visually-hidden"> {city}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button
            kind="secondary"
            size="small"
            onClick={() =>
              setRows([
                ...rows,
                { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, city: '', member: first },
              ])
            }
          >
            Add a city
          </Button>
          <p className={view.muted}>
            A lead is assigned as soon as its city is known. Leads of other cities stay unassigned.
          </p>
        </>
      )}
      <Button type="submit" isBusy={assign.isPending}>
        Save
      </Button>
    </form>
  );
}

type Member = TeamSettings['members'][number];

const ROLE_NAMES = {
  owner: 'Owner',
  caller: 'Caller',
  viewer: 'Viewer',
  editor: 'Editor',
} as const;

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
          { label: 'Since', cell: ({ joined_at }) => `Since ${formatWritten(joined_at)}` },
          { label: 'Email', cell: ({ email }) => <strong>{email}</strong> },
          {
            label: 'Role',
            cell: ({ role, planned }) => (
              <>
                <Badge tone="grey">{ROLE_NAMES[role]}</Badge>
                {role !== 'owner' && planned.length > 0 && (
                  <p className={view.muted}>
                    To be published: {planned.map(formatWritten).join(', ')}. Another role cancels
                    that.
                  </p>
                )}
              </>
            ),
          },
          {
            label: 'Two-step login',
            cell: ({ has_second_factor }) =>
              has_second_factor ? 'two-step login' : 'no two-step login',
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
                      Make {role}
                      <span className="visually-hidden">: {member.email}</span>
                    </Button>
                  ))}
                  <Button kind="quiet" size="small" onClick={() => setLeaving(member)}>
                    Remove<span className="visually-hidden"> {member.email}</span>
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
        title="Remove from the team?"
        confirm="Remove"
        kind="danger"
        isBusy={team.remove.isPending}
        onConfirm={() =>
          leaving && team.remove.mutate(leaving, { onSettled: () => setLeaving(undefined) })
        }
      >
        <p>
          <strong>{leaving?.email}</strong> is signed out everywhere at once, and the account is
          deleted.{' '}
          {leaving?.role === 'editor'
            ? 'What was changed on the site stays.'
            : 'Assigned leads become unassigned. Notes and calls stay, as those of a former member.'}
        </p>
        {leaving && leaving.planned.length > 0 && (
          <p>
            {countPlanned(leaving.planned)} of {leaving.email} will be cancelled:{' '}
            {leaving.planned.map(formatWritten).join(', ')}.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

const ROLE_OPTIONS = [
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
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The person gets a mail and has seven days to create the account"
        error={errors.email}
      />
      <SelectField label="Role" name="role" options={ROLE_OPTIONS} defaultValue="caller" />
      <Button type="submit" isBusy={isBusy}>
        Invite
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
        words="Callers see all leads and work on them. Viewers only see them. Editors keep the site: texts, prices, pictures; they may publish and see no enquiry. Nobody but you exports or deletes leads, reads the audit log or changes the team."
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
              { label: 'Role', cell: ({ role }) => `as ${role}` },
              {
                label: 'State',
                cell: ({ is_open }) => <Badge tone="grey">{is_open ? 'Invited' : 'Expired'}</Badge>,
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
                      Send again<span className="visually-hidden"> to {email}</span>
                    </Button>
                    <Button
                      kind="quiet"
                      size="small"
                      disabled={team.revoke.isPending}
                      onClick={() => team.revoke.mutate({ id, email })}
                    >
                      Cancel invitation<span className="visually-hidden"> {email}</span>
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
          assign={team.assign}
        />
      </Panel>
    </div>
  );
}
