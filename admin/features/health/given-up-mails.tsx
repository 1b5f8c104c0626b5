import { referenceOf } from '../../../contract/reference.ts';
import { Table } from '../../../ui/table/table.tsx';
import { nameMail } from '../../shared/mail/name-mail.ts';
import { SendAgain } from '../../shared/mail/send-again.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import type { AbandonedMail } from './lead-health.ts';

export interface GivenUpMailsProps {
  mails: readonly AbandonedMail[];
}

const COLUMNS = [
  { id: 'mail', label: 'Mail' },
  { id: 'lead', label: 'Lead' },
  { id: 'when', label: 'Given up' },
  { id: 'why', label: 'Last answer' },
  { id: 'again', label: 'Send again', isLabelHidden: true },
];

/** Mails whose attempts all failed, each with a button to send it again. */
export function GivenUpMails({ mails }: GivenUpMailsProps) {
  return (
    <Panel
      title="Mails given up"
      words="Each was tried twenty times. Mend the cause, then send it again. The leads themselves are safe in the list."
    >
      <Table
        caption="Mails that may be sent again"
        isCaptionHidden
        columns={COLUMNS}
        narrow="stack"
      >
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td>{nameMail(mail.kind)}</td>
            <td>{mail.lead_id ? referenceOf(mail.lead_id) : 'none'}</td>
            <td>{formatWritten(mail.abandoned_at)}</td>
            <td>{mail.fault ?? 'not known'}</td>
            <td>
              <SendAgain mailId={mail.id} />
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
