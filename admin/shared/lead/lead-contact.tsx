import type { Channel } from '../../../contract/desk/contact.ts';
import { callBarrier, mailBarrier } from '../../../contract/leads-file/contact-barriers.ts';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Mail, MessageCircle, Phone } from '../../../ui/icon/icons.ts';
import { keepContact } from '../contact/pending-contact.ts';
import { useRole } from '../role.ts';
import type { Lead } from './lead.ts';
import styles from './lead-parts.module.css';
import { chatLink, formatPhone, mailLink } from './lead-phone.ts';

export interface LeadContactProps {
  lead: Pick<
    Lead,
    'id' | 'name' | 'email' | 'phone' | 'phone_typed' | 'withdrawn_at' | 'calls_allowed'
  >;
}

/**
 * Links to answer a lead by mail, phone or WhatsApp. Where the visitor has not allowed a way, address
 * and number stand there as text, beside the reason. Whoever works on leads is asked afterwards what came of it.
 */
export function LeadContact({ lead }: LeadContactProps) {
  const { name, email, phone } = lead;
  const role = useRole();
  const noCalls = callBarrier(lead);
  const asked = (channel: Channel) => ({
    onClick: () => {
      if (role !== 'viewer') keepContact({ leadId: lead.id, name, channel });
    },
  });
  return (
    <div className={styles.ways}>
      {email && mailBarrier(lead) && (
        <span className={styles.off}>
          <Icon icon={Mail} />
          <span className={styles.cut}>{email}</span>
        </span>
      )}
      {email && !mailBarrier(lead) && (
        <a className={styles.link} href={mailLink(email)} {...asked('mail')}>
          <Icon icon={Mail} />
          <span className={styles.cut}>{email}</span>
        </a>
      )}
      {phone && noCalls && (
        <span className={styles.phones}>
          <span className={styles.off}>
            <Icon icon={Phone} />
            {formatPhone(phone)}
          </span>
          <span className={styles.barrier}>
            {lead.withdrawn_at ? 'Taken back' : noCalls}
            <span className="visually-hidden">
              {lead.withdrawn_at
                ? ': do not contact'
                : ' and no WhatsApp: the visitor did not allow them'}
            </span>
          </span>
        </span>
      )}
      {phone && !noCalls && (
        <span className={styles.phones}>
          <a className={styles.link} href={`tel:${phone}`} {...asked('call')}>
            <Icon icon={Phone} />
            {formatPhone(phone)}
          </a>
          <a
            className={joinClasses(styles.link, styles.chat)}
            href={chatLink(phone)}
            target="_blank"
            rel="noopener noreferrer"
            {...asked('whatsapp')}
            aria-label={`WhatsApp chat with ${name} (opens in a new tab)`}
          >
            <Icon icon={MessageCircle} />
            <span className={styles.word}>WhatsApp</span>
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
