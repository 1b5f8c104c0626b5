import { Button, type ButtonKind } from '../../ui/button/button.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { t } from './language/language.ts';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** On the button; `form` is the id of the form that it sends, without one it calls `onConfirm`. */
  confirm: string;
  kind?: ButtonKind;
  form?: string;
  cancel?: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  onConfirm?: () => void;
  /** Without it, it closes. */
  onCancel?: () => void;
}

/** Cancel comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirm,
    kind,
    form,
    cancel = t('Cancel'),
    isBusy,
    isDisabled,
    onConfirm,
    onCancel = props.onClose,
    ...dialog
  } = props;
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            type={form ? 'submit' : 'button'}
            form={form}
            kind={kind}
            isBusy={isBusy}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}

const MAX_UNTYPED = 20;
const WORD = 'DELETE';

/** @param count undefined where nobody knows how many there are */
export const needsWord = (count: number | undefined): boolean =>
  count === undefined || count > MAX_UNTYPED;

export const isWord = (typed: string): boolean => typed.trim().toUpperCase() === WORD;

type DeleteWordProps = { typed: string; onType: (typed: string) => void };

export const DeleteWord = ({ typed, onType }: DeleteWordProps) => (
  <TextField
    label={t('Type {word} to confirm', { word: WORD })}
    name="confirmation"
    autoComplete="off"
    autoCapitalize="characters"
    value={typed}
    onChange={(event) => onType(event.target.value)}
  />
);
