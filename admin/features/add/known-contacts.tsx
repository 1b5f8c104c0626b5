import { useQuery } from '@tanstack/react-query';
import { knownSchema } from '../../../contract/desk/new-lead.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './add.module.css';

export interface KnownContactsProps {
  /** E.164. */
  phone: string | null;
  email: string;
}

/** Enquiries that the desk has from this number or address already, so that none is added twice. */
export function KnownContacts({ phone, email }: KnownContactsProps) {
  const contact = { ...(phone && { phone }), ...(email.includes('@') && { email }) };
  const { data } = useQuery({
    queryKey: ['known', contact],
    queryFn: () => callDesk('find_known', { contacts: [contact] }, knownSchema),
    enabled: Object.keys(contact).length > 0,
    retry: false,
  });
  const [known] = data ?? [];
  return (
    <div role="status">
      {known && known.count > 0 && (
        <div className={styles.known}>
          <p>
            <strong>
              {known.count === 1 ? '1 enquiry' : `${known.count} enquiries`} from this number or
              address.
            </strong>{' '}
            Open it instead of adding another:
          </p>
          <ul>
            {known.newest.map(({ id, name, created_at, stage }) => (
              <li key={id}>
                <a href={`#leads/${referenceOf(id)}`}>
                  {name}, {formatWritten(created_at)} ({STAGE_NAMES[stage]})
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
