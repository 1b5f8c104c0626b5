import { useState } from 'react';
import { MEMBER_ROLES, type TeamSettings } from '../../../contract/desk/team.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './team.module.css';
import { countPlanned, type useTeam } from './use-team.ts';

type Member = TeamSettings['members'][number];

const ROLE_NAMES = {
  owner: 'Owner',
  caller: 'Caller',
  viewer: 'Viewer',
  editor: 'Editor',
} as const;

/** Everybody of the team, with the ways to change a role and to remove somebody. */
export function MemberList({
  members,
  team,
}: {
  members: readonly Member[];
  team: ReturnType<typeof useTeam>;
}) {
  const [leaving, setLeaving] = useState<Member>();
  return (
    <>
      <ul className={styles.people} aria-label="Members">
        {members.map((member) => {
          const { id, email, role, planned, joined_at: joined } = member;
          return (
            <li key={id}>
              <div className={styles.person}>
                <strong>{email}</strong>
                <span className={styles.role}>{ROLE_NAMES[role]}</span>
                <span className={styles.since}>
                  Since {formatWritten(joined)}
                  {member.has_second_factor ? ', second factor' : ', no second factor'}
                </span>
                {role !== 'owner' && planned.length > 0 && (
                  <span className={styles.since}>
                    To be published: {planned.map(formatWritten).join(', ')}. Another role cancels
                    that.
                  </span>
                )}
              </div>
              {role !== 'owner' && (
                <div className={styles.ways}>
                  {MEMBER_ROLES.filter((other) => other !== role).map((other) => (
                    <Button
                      key={other}
                      kind="secondary"
                      size="small"
                      disabled={team.changeRole.isPending}
                      onClick={() => team.changeRole.mutate({ id, email, planned, role: other })}
                    >
                      Make {other}
                      <span className="visually-hidden">: {email}</span>
                    </Button>
                  ))}
                  <Button kind="quiet" size="small" onClick={() => setLeaving(member)}>
                    Remove<span className="visually-hidden"> {email}</span>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <Dialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Remove from the team?"
        actions={
          <>
            <Button kind="secondary" onClick={() => setLeaving(undefined)}>
              Cancel
            </Button>
            <Button
              kind="danger"
              isBusy={team.remove.isPending}
              onClick={() =>
                leaving && team.remove.mutate(leaving, { onSettled: () => setLeaving(undefined) })
              }
            >
              Remove
            </Button>
          </>
        }
      >
        <p>
          <strong>{leaving?.email}</strong> is signed out everywhere at once, and the account is
          deleted.{' '}
          {leaving?.role === 'editor'
            ? 'What was changed on the site stays.'
            : 'Leads that were assigned become nobody’s. Notes and calls stay, written by a former member.'}
        </p>
        {leaving && leaving.planned.length > 0 && (
          <p>
            {countPlanned(leaving.planned)} of {leaving.email} will be cancelled:{' '}
            {leaving.planned.map(formatWritten).join(', ')}.
          </p>
        )}
      </Dialog>
    </>
  );
}
