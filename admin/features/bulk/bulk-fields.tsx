import { STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './bulk.module.css';
import {
  type BulkAction,
  type BulkWishes,
  type Chosen,
  isTyped,
  needsReason,
  WORD,
} from './bulk-action.ts';

export interface BulkFieldsProps {
  action: BulkAction;
  chosen: Chosen;
  members: readonly { id: string; name: string }[];
  wishes: BulkWishes;
  onChange: (wishes: BulkWishes) => void;
}

/** What one action on many leads wants to know. */
export function BulkFields({ action, chosen, members, wishes, onChange }: BulkFieldsProps) {
  const change = (part: Partial<BulkWishes>) => onChange({ ...wishes, ...part });
  return (
    <div className={styles.fields}>
      {action === 'stage' && (
        <>
          <SelectField
            label="Stage"
            name="stage"
            // Nothing leads back to New.
            options={STAGES.filter((stage) => stage !== 'new').map((value) => ({
              value,
              label: STAGE_NAMES[value],
            }))}
            value={wishes.stage}
            onChange={(event) => change({ stage: event.target.value as Stage })}
          />
          {needsReason(wishes.stage) && (
            <TextField
              label="Reason"
              name="reason"
              required
              autoComplete="off"
              maxLength={WORK_LIMITS.reason}
              value={wishes.reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
          <p>Leads that may not move there stay where they are and are counted.</p>
        </>
      )}
      {action === 'assign' && (
        <SelectField
          label="Who works on them"
          name="member"
          options={[
            { value: '', label: 'Nobody' },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={wishes.member}
          onChange={(event) => change({ member: event.target.value })}
        />
      )}
      {action === 'tag' && (
        <>
          <SelectField
            label="What to do"
            name="tag-way"
            options={[
              { value: 'add', label: 'Add a tag' },
              { value: 'remove', label: 'Take a tag away' },
            ]}
            value={wishes.isTagRemoved ? 'remove' : 'add'}
            onChange={(event) => change({ isTagRemoved: event.target.value === 'remove' })}
          />
          <TextField
            label="Tag"
            name="tag"
            required
            autoComplete="off"
            maxLength={WORK_LIMITS.tag}
            value={wishes.tag}
            onChange={(event) => change({ tag: event.target.value })}
          />
        </>
      )}
      {action === 'answered' && (
        <p>
          For enquiries that somebody answered before it could be recorded here. They leave
          “Unanswered”; what happened says that they were answered before, not when or how.
        </p>
      )}
      {action === 'bin' && (
        <>
          <p>For 30 days the bin gives them back. Mails that have not gone out are not sent.</p>
          {isTyped(chosen) && (
            <TextField
              label={`Type ${WORD} to confirm`}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="characters"
              value={wishes.confirmation}
              onChange={(event) => change({ confirmation: event.target.value })}
            />
          )}
        </>
      )}
    </div>
  );
}
