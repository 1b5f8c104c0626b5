import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../ui/field/select-field.tsx';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { useRole } from '../../shared/role/role.ts';
import { teamQuery } from '../../shared/team/team-query.ts';
import { useWork } from '../../shared/work/use-work.ts';

/** Who works on the lead. Nothing to choose for whoever works alone. */
export function AssignForm({ lead }: { lead: WholeLead }) {
  const { data: team = [] } = useQuery(teamQuery);
  const role = useRole();
  const work = useWork();
  const { assigned_to: assignee } = lead;
  const workers = team.filter(({ role: theirs }) => theirs === 'owner' || theirs === 'caller');
  const isFormer = assignee !== null && !workers.some(({ id }) => id === assignee);
  if (team.length < 2 && assignee === null) return null;

  const options = [
    { value: '', label: 'Nobody' },
    ...workers.map(({ id, name, is_you }) => ({
      value: id,
      label: is_you ? `${name} (you)` : name,
    })),
    ...(isFormer ? [{ value: assignee, label: 'A former member' }] : []),
  ];

  function assign(id: string) {
    const name = options.find(({ value }) => value === id)?.label ?? '';
    work.mutate({
      leadId: lead.id,
      change: { assigned_to: id || null },
      words: id ? `${lead.name}: assigned to ${name}` : `${lead.name}: assigned to nobody`,
    });
  }

  return (
    <SelectField
      label="Assigned to"
      name="assigned_to"
      options={options}
      value={assignee ?? ''}
      disabled={role === 'viewer' || work.isPending}
      onChange={(event) => assign(event.target.value)}
    />
  );
}
