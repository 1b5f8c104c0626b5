import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Channel } from '../../../contract/desk/contact.ts';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { barrierTo } from '../../../contract/leads-file/contact-barriers.ts';
import { isFixedLine } from '../../../contract/phone.ts';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Mail, MessageCircle, Phone } from '../../../ui/icon/icons.ts';
import { chatLink, formatPhone, mailLink } from '../lead/lead-phone.ts';
import { useRole } from '../role.ts';
import styles from './contact.module.css';
import { deskContentQuery, writeGreeting } from './greeting.ts';
import { keepContact } from './pending-contact.ts';

type ContactedLead = Omit<ListRow, 'message_is_cut' | 'enquiries_of_person'>;

const WAYS = {
  call: { label: 'Call', icon: Phone, key: 'c' },
  whatsapp: { label: 'WhatsApp', icon: MessageCircle, key: 'w' },
  mail: { label: 'Mail', icon: Mail, key: undefined },
} as const satisfies Record<Channel, unknown>;

function barrierOf(channel: Channel, lead: ContactedLead): string | undefined {
  if (channel === 'mail') return lead.email ? barrierTo(channel, lead) : 'No address';
  if (!lead.phone) return 'No number';
  return (
    barrierTo(channel, lead) ??
    (channel === 'whatsapp' && isFixedLine(lead.phone) ? 'Landline' : undefined)
  );
}

/** @param content whose first message, in the lead's language, WhatsApp and mail begin with */
function hrefOf(channel: Channel, lead: ContactedLead, content: DeskContent | null | undefined) {
  if (channel === 'call') return `tel:${lead.phone}`;
  const greeting = content && writeGreeting(content, lead);
  const text = greeting && encodeURIComponent(greeting.text);
  if (channel === 'whatsapp') return chatLink(lead.phone ?? '') + (text ? `?text=${text}` : '');
  const subject = greeting && `?subject=${encodeURIComponent(greeting.subject)}&body=${text}`;
  return mailLink(lead.email ?? '') + (subject ?? '');
}

interface WayProps {
  lead: ContactedLead;
  channel: Channel;
  content?: DeskContent | null | undefined;
  className: string | undefined;
  label?: string;
  children: ReactNode;
}

/** A link that calls or writes; afterwards the desk asks how it went. Without permission it is text. */
function Way({ lead, channel, content, className, label, children }: WayProps) {
  const { icon, key } = WAYS[channel];
  const { id, name, message, best_hour } = lead;
  const isViewer = useRole() === 'viewer';
  if (barrierOf(channel, lead)) {
    return (
      <span className={joinClasses(className, styles.off)}>
        <Icon icon={icon} />
        {children}
      </span>
    );
  }
  return (
    <a
      className={className}
      href={hrefOf(channel, lead, content)}
      aria-label={label}
      data-key={key}
      {...(channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={() => isViewer || keepContact({ leadId: id, name, channel, message, best_hour })}
    >
      <Icon icon={icon} />
      {children}
    </a>
  );
}

export function ContactButtons({ lead }: { lead: ContactedLead }) {
  const { data: content } = useQuery(deskContentQuery);
  return (
    <div className={styles.ways}>
      {(['call', 'whatsapp', 'mail'] as const).map((channel) => {
        const barrier = barrierOf(channel, lead);
        return (
          <Way key={channel} lead={lead} channel={channel} content={content} className={styles.way}>
            <span>
              {WAYS[channel].label}
              {barrier ? (
                <span className={styles.barrier}>{barrier}</span>
              ) : (
                <span className="visually-hidden"> {lead.name}</span>
              )}
            </span>
          </Way>
        );
      })}
    </div>
  );
}

export const ASKED_FOR_CALL = 'Asked to be called, in the message';

export function ContactLinks({ lead }: { lead: ContactedLead }) {
  const { name, email, phone } = lead;
  const noCalls = barrierTo('call', lead);
  const isAsked = !noCalls && barrierTo('whatsapp', lead);
  return (
    <div className={styles.links}>
      {email && (
        <Way lead={lead} channel="mail" className={styles.link}>
          <span className={styles.cut}>{email}</span>
        </Way>
      )}
      {phone && (
        <span className={styles.phones}>
          <Way lead={lead} channel="call" className={styles.link}>
            {formatPhone(phone)}
          </Way>
          {noCalls ? (
            <span className={styles.noCalls}>
              {lead.withdrawn_at ? 'Withdrawn' : noCalls}
              <span className="visually-hidden">
                {lead.withdrawn_at
                  ? ': do not contact'
                  : ' and no WhatsApp: the visitor did not allow them'}
              </span>
            </span>
          ) : isAsked ? (
            ASKED_FOR_CALL
          ) : (
            <Way
              lead={lead}
              channel="whatsapp"
              className={joinClasses(styles.link, styles.chat)}
              label={`WhatsApp chat with ${name} (opens in a new tab)`}
            >
              <span className={styles.word}>WhatsApp</span>
            </Way>
          )}
        </span>
      )}
      {!phone && lead.phone_typed && (
        <span dir="auto" className={styles.cut}>
          Typed: {lead.phone_typed}
        </span>
      )}
    </div>
  );
}
