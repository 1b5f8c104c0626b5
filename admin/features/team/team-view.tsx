import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import styles from './team.module.css';
import { teamSettingsQuery, useTeam } from './use-team.ts';

/** Who works at the desk besides the owner, and to whom new enquiries go. */
export default function TeamView() {
  const { data: settings, isError, refetch } = useQuery(teamSettingsQuery);
  const team = useTeam();
  if (isError && !settings) {
    return (
      <Panel title="Team">
        <p role="alert">The team could not be loaded.</p>
        <Button kind="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </Panel>
    );
  }
  if (!settings) return <RowsSkeleton />;
  return (
    <div className={styles.panels}>
      <Panel
        title="Team"
        words="Callers see all leads and work on them. Viewers only see them. Editors keep the site: texts, prices, pictures; they may publish and see no enquiry. Nobody but you exports or deletes leads, reads the audit log or changes the team."
      >
        <MemberList members={settings.members} team={team} />
      </Panel>
      <Panel title="Invite">
        <InviteForm invite={team.invite} />
        {settings.invitations.length > 0 && (
          <ul className={styles.people} aria-label="Invitations">
            {settings.invitations.map(({ id, email, role, invited_at: at, is_open: isOpen }) => (
              <li key={id}>
                <div className={styles.person}>
                  <strong>{email}</strong>
                  <span className={styles.role}>{isOpen ? 'Invited' : 'Expired'}</span>
                  <span className={styles.since}>
                    As {role}, {formatWritten(at)}
                  </span>
                </div>
                <div className={styles.ways}>
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
                    Take back<span className="visually-hidden"> {email}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
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
