import { useQuery } from '@tanstack/react-query';
import type { Channel } from '../../../contract/desk/contact.ts';
import { callBarrier, mailBarrier } from '../../../contract/leads-file/contact-barriers.ts';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Mail, MessageCircle, Phone } from '../../../ui/icon/icons.ts';
import type { Lead } from '../lead/lead.ts';
import { chatLink, mailLink } from '../lead/lead-phone.ts';
import styles from './contact.module.css';
import { deskContentQuery, writeGreeting } from './greeting.ts';
import { keepContact } from './pending-contact.ts';

export interface ContactButtonsProps {
  lead: Pick<
    Lead,
    'id' | 'name' | 'email' | 'phone' | 'subject' | 'withdrawn_at' | 'calls_allowed'
  > & { language: string | null };
}

/**
 * Call, WhatsApp and Mail, each one press. Afterwards the desk asks what came of it. A way that the
 * visitor did not allow, or that is not known, stands there switched off with its reason.
 */
export function ContactButtons({ lead }: ContactButtonsProps) {
  const { data: content } = useQuery(deskContentQuery);
  const noCalls = lead.phone ? callBarrier(lead) : 'No number';
  const greeting = content && writeGreeting(content, lead);
  const chat = lead.phone && chatLink(lead.phone);
  const mail = mailLink(lead.email ?? '');
  return (
    <div className={styles.ways}>
      <Way
        lead={lead}
        channel="call"
        icon={Phone}
        label="Call"
        barrier={noCalls}
        href={`tel:${lead.phone}`}
      />
      <Way
        lead={lead}
        channel="whatsapp"
        icon={MessageCircle}
        label="WhatsApp"
        barrier={noCalls}
        href={greeting ? `${chat}?text=${encodeURIComponent(greeting.text)}` : `${chat}`}
      />
      <Way
        lead={lead}
        channel="mail"
        icon={Mail}
        label="Mail"
        barrier={lead.email ? mailBarrier(lead) : 'No address'}
        href={
          greeting
            ? `${mail}?subject=${encodeURIComponent(greeting.subject)}&body=${encodeURIComponent(greeting.text)}`
            : mail
        }
      />
    </div>
  );
}

/** Keys of the desk that press them. */
const KEYS: Readonly<Partial<Record<Channel, string>>> = { call: 'c', whatsapp: 'w' };

interface WayProps extends ContactButtonsProps {
  channel: Channel;
  icon: typeof Phone;
  label: string;
  barrier: string | undefined;
  href: string;
}

function Way({ lead, channel, icon, label, barrier, href }: WayProps) {
  if (barrier) {
    return (
      <span className={joinClasses(styles.way, styles.off)}>
        <Icon icon={icon} />
        <span>
          {label}
          <span className={styles.barrier}>{barrier}</span>
        </span>
      </span>
    );
  }
  return (
    <a
      className={styles.way}
      href={href}
      data-key={KEYS[channel]}
      {...(channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={() => keepContact({ leadId: lead.id, name: lead.name, channel })}
    >
      <Icon icon={icon} />
      <span>
        {label}
        <span className="visually-hidden"> {lead.name}</span>
      </span>
    </a>
  );
}
