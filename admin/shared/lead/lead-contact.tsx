import { Icon } from '../../../ui/icon/icon.tsx';
import { Mail, MessageCircle, Phone } from '../../../ui/icon/icons.ts';
import type { Lead } from './lead.ts';
import styles from './lead-parts.module.css';
import { chatLink, formatPhone, mailLink } from './lead-phone.ts';

export interface LeadContactProps {
  lead: Pick<Lead, 'name' | 'email' | 'phone' | 'phone_typed'>;
}

/** Links to answer a lead by mail, phone or WhatsApp. */
export function LeadContact({ lead }: LeadContactProps) {
  return (
    <div className={styles.ways}>
      <a className={styles.link} href={mailLink(lead.email)}>
        <Icon icon={Mail} />
        <span className={styles.cut}>{lead.email}</span>
      </a>
      {lead.phone && (
        <span className={styles.phones}>
          <a className={styles.link} href={`tel:${lead.phone}`}>
            <Icon icon={Phone} />
            {formatPhone(lead.phone)}
          </a>
          <a
            className={styles.link}
            href={chatLink(lead.phone)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp chat with ${lead.name} (opens in a new tab)`}
          >
            <Icon icon={MessageCircle} />
            WhatsApp
          </a>
        </span>
      )}
      {lead.phone_typed && (
        <span dir="auto" className={lead.phone ? styles.typedToo : styles.cut}>
          Typed: {lead.phone_typed}
        </span>
      )}
    </div>
  );
}
