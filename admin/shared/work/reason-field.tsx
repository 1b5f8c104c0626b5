import { REASONED_STAGES, type Stage } from '../../../contract/desk/stages.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { t } from '../language/language.ts';

const STAGE_REASONS = [
  'Too little money',
  'No fitting place',
  'City not open',
  'Chose another brand',
  'Only asked',
] as const;

export const needsReason = (stage: Stage): boolean => REASONED_STAGES.some((one) => one === stage);

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
}

export const ReasonField = ({ value, onChange }: ReasonFieldProps) => (
  <>
    <TextField
      label={t('Reason')}
      name="reason"
      required
      list="stage-reasons"
      autoComplete="off"
      maxLength={WORK_LIMITS.reason}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
    <Choices id="stage-reasons" values={STAGE_REASONS} />
  </>
);

export const Choices = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);
