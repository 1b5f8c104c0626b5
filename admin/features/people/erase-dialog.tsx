import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

export interface EraseDialogProps {
  /** Address or number of the person; the dialog is closed while undefined. */
  address: string | undefined;
  isErasing: boolean;
  onErase: (address: string) => void;
  onClose: () => void;
}

/** Says what will be erased, what stays and why, and asks for confirmation. */
export function EraseDialog({ address = '', isErasing, onErase, onClose }: EraseDialogProps) {
  return (
    <Dialog
      isOpen={address !== ''}
      onClose={onClose}
      title="Erase everything about this person?"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" isBusy={isErasing} onClick={() => onErase(address)}>
            Erase
          </Button>
        </>
      }
    >
      <p>
        <strong>{address}</strong>. This cannot be undone.
      </p>
      <p>
        <strong>What goes:</strong> every enquiry with this address or number, in the list, in
        quarantine and in the archive: name, addresses, messages, how the person came; and mails
        about them that have not gone out.
      </p>
      <p>
        <strong>What stays, without name or address:</strong> the ids and times of the enquiries, so
        that a device that sends one again cannot bring it back; which consents were given and taken
        back, since we must be able to prove them; the record of mail attempts; and the entry in the
        audit log that you erased them.
      </p>
      <p>Mails that were sent already lie in mailboxes, which the desk does not reach.</p>
    </Dialog>
  );
}
