import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Channel } from '../../../contract/desk/contact.ts';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { callBarrier, mailBarrier } from '../../../contract/leads-file/contact-barriers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Copy, Mail, MessageCircle, Phone } from '../../../ui/icon/icons.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { chatLink, formatPhone, mailLink } from '../lead/lead-phone.ts';
import { useRole } from '../role.ts';
import styles from './contact.module.css';
import { deskContentQuery, writeGreeting } from './greeting.ts';
import { keepContact } from './pending-contact.ts';

type ContactedLead = Pick<
  ListRow,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'withdrawn_at' | 'calls_allowed' | 'language'
>;

const WAYS = {
  call: { label: 'Call', icon: Phone, key: 'c' },
  whatsapp: { label: 'WhatsApp', icon: MessageCircle, key: 'w' },
  mail: { label: 'Mail', icon: Mail, key: undefined },
} as const satisfies Record<Channel, unknown>;

function barrierOf(channel: Channel, lead: ContactedLead): string | undefined {
  if (channel === 'mail') return lead.email ? mailBarrier(lead) : 'No address';
  return lead.phone ? callBarrier(lead) : 'No number';
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
  content: DeskContent | null | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A link that calls or writes; afterwards the desk asks how it went. Without permission it is text. */
function Way({ lead, channel, content, className, children }: WayProps) {
  const { icon, key } = WAYS[channel];
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
      data-key={key}
      {...(channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={() => isViewer || keepContact({ leadId: lead.id, name: lead.name, channel })}
    >
      <Icon icon={icon} />
      {children}
    </a>
  );
}

interface ContactButtonsProps {
  lead: ContactedLead;
  /** In a row of a list: a picture for each way that is open, two at most. */
  isDense?: boolean;
}

export function ContactButtons({ lead, isDense = false }: ContactButtonsProps) {
  const { data: content } = useQuery(deskContentQuery);
  const ways = (['call', 'whatsapp', 'mail'] as const).map(
    (channel) => [channel, barrierOf(channel, lead)] as const,
  );
  const open = ways.filter(([, barrier]) => !barrier);
  return (
    <div className={isDense ? styles.dense : styles.ways}>
      {(isDense ? open.slice(0, 2) : ways).map(([channel, barrier]) => (
        <Way
          key={channel}
          lead={lead}
          channel={channel}
          content={content}
          className={joinClasses(styles.way, channel === open[0]?.[0] && styles.first)}
        >
          <span className={isDense ? 'visually-hidden' : undefined}>
            {WAYS[channel].label}
            {!barrier && <span className="visually-hidden"> {lead.name}</span>}
            {!isDense && channel === 'call' && lead.phone && (
              <span className={styles.number}>{formatPhone(lead.phone)}</span>
            )}
            {barrier && <span className={styles.barrier}>{barrier}</span>}
          </span>
        </Way>
      ))}
      {!isDense && lead.phone && <CopyNumber phone={lead.phone} />}
    </div>
  );
}

function CopyNumber({ phone }: { phone: string }) {
  async function copy() {
    await navigator.clipboard.writeText(phone);
    showToast({ title: 'Number copied', tone: 'success' });
  }
  return (
    <Button kind="quiet" size="small" aria-label="Copy the number" onClick={() => void copy()}>
      <Icon icon={Copy} />
      Copy
    </Button>
  );
}
