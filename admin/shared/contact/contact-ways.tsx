import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Channel } from '../../../contract/desk/contact.ts';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { barrierTo } from '../../../contract/leads-file/contact-barriers.ts';
import { isFixedLine } from '../../../contract/phone.ts';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Mail, MessageCircle, Phone } from '../../../ui/icon/icons.ts';
import { deferred } from '../deferred.tsx';
import { chatLink, formatPhone, mailLink } from '../lead/lead-phone.ts';
import { useRole } from '../role.ts';
import styles from './contact.module.css';
import { deskContentQuery } from './desk-content-query.ts';
import { keepContact } from './pending-contact.ts';
import type { WrittenLead } from './write-message.ts';

const MessageKit = deferred(() => import('./message-kit.tsx'));

const WAYS = {
  call: { label: 'Call', icon: Phone, key: 'c' },
  whatsapp: { label: 'WhatsApp', icon: MessageCircle, key: 'w' },
  mail: { label: 'Mail', icon: Mail, key: undefined },
} as const satisfies Record<Channel, unknown>;

function barrierOf(channel: Channel, lead: WrittenLead): string | undefined {
  if (channel === 'mail') return lead.email ? barrierTo(channel, lead) : 'No address';
  if (!lead.phone) return 'No number';
  return (
    barrierTo(channel, lead) ??
    (channel === 'whatsapp' && isFixedLine(lead.phone) ? 'Landline' : undefined)
  );
}

function hrefOf(channel: Channel, { phone, email }: WrittenLead): string {
  if (channel === 'call') return `tel:${phone}`;
  return channel === 'mail' ? mailLink(email ?? '') : chatLink(phone ?? '');
}

interface WayProps {
  lead: WrittenLead;
  channel: Channel;
  className: string | undefined;
  label?: string;
  children: ReactNode;
}

/** A link that calls, or opens the ready messages; afterwards the desk asks how it went. Without permission it is text. */
function Way({ lead, channel, className, label, children }: WayProps) {
  const { icon, key } = WAYS[channel];
  const { id, name, message, best_hour } = lead;
  const isViewer = useRole() === 'viewer';
  const client = useQueryClient();
  const [desk, setDesk] = useState<DeskContent>();
  const href = hrefOf(channel, lead);
  const ask = () => isViewer || keepContact({ leadId: id, name, channel, message, best_hour });
  function begin(event: MouseEvent) {
    const content = client.getQueryData(deskContentQuery.queryKey);
    // Without our texts the link leads to an empty chat or mail.
    if (channel === 'call' || !content) return ask();
    event.preventDefault();
    setDesk(content);
  }

  if (barrierOf(channel, lead)) {
    return (
      <span className={joinClasses(className, styles.off)}>
        <Icon icon={icon} />
        {children}
      </span>
    );
  }
  return (
    <>
      <a
        className={className}
        href={href}
        aria-label={label}
        data-key={key}
        {...(channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={begin}
      >
        <Icon icon={icon} />
        {children}
      </a>
      {desk && (
        <MessageKit
          {...{ lead, channel, desk, href }}
          onSend={() => {
            setDesk(undefined);
            ask();
          }}
          onClose={() => setDesk(undefined)}
        />
      )}
    </>
  );
}

export function ContactButtons({ lead }: { lead: WrittenLead }) {
  return (
    <div className={styles.ways}>
      {(['call', 'whatsapp', 'mail'] as const).map((channel) => {
        const barrier = barrierOf(channel, lead);
        return (
          <Way key={channel} lead={lead} channel={channel} className={styles.way}>
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

export function ContactLinks({ lead }: { lead: WrittenLead }) {
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
              label={`WhatsApp ${name}`}
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
