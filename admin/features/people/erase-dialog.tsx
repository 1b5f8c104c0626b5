import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RelatedLeads, relatedQuery } from './related-leads.tsx';

export interface EraseDialogProps {
  /** Address or number of the person; the dialog is closed while undefined. */
  address: string | undefined;
  /** Ids of leads with the same number or address that go too. */
  also: readonly string[];
  isErasing: boolean;
  onChoose: (also: readonly string[]) => void;
  onErase: (address: string) => void;
  onClose: () => void;
}

/** Says what will be erased, what stays and why, and asks for confirmation. */
export function EraseDialog({
  address = '',
  also,
  isErasing,
  onChoose,
  onErase,
  onClose,
}: EraseDialogProps) {
  // Nobody confirms before they see what else there is.
  const { isLoading } = useQuery({ ...relatedQuery(address), enabled: address !== '' });
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
          <Button kind="danger" isBusy={isErasing || isLoading} onClick={() => onErase(address)}>
            Erase
          </Button>
        </>
      }
    >
      <p>
        <strong>{address}</strong>. This cannot be undone.
      </p>
      {address && <RelatedLeads address={address} also={also} onChoose={onChoose} />}
      <p>
        <strong>What goes:</strong> every enquiry with this address or number and what you ticked,
        in the list, in quarantine and in the archive: name, addresses, messages, how the person
        came; and mails about them that have not gone out.
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
