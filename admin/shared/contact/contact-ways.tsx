import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Channel } from '../../../contract/desk/contact.ts';
import type { DeskContent } from '../../../contract/desk/desk-content.ts';
import { barrierTo } from '../../../contract/leads-file/contact-barriers.ts';
import { isFixedLine } from '../../../contract/phone.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Copy, Mail, MessageCircle, Phone } from '../../../ui/icon/icons.ts';
import { done, showToast } from '../../../ui/toast/toast.ts';
import { deferred } from '../deferred.tsx';
import { t } from '../language/language.ts';
import { chatLink, formatPhone, mailLink } from '../lead/lead-phone.ts';
import { useRole } from '../role.ts';
import styles from './contact.module.css';
import { deskContentQuery } from './desk-content-query.ts';
import type { WrittenLead } from './message-kit.tsx';
import { keepContact } from './pending-contact.ts';

const MessageKit = deferred(() => import('./message-kit.tsx'));

const WAYS = {
  call: { label: 'Call', icon: Phone, key: 'c' },
  whatsapp: { label: 'WhatsApp', icon: MessageCircle, key: 'w' },
  mail: { label: 'Mail', icon: Mail, key: undefined },
} as const satisfies Record<Channel, unknown>;

function barrierOf(channel: Channel, lead: WrittenLead): string | undefined {
  if (channel === 'mail') return lead.email ? barrierTo(channel, lead) : t('No address');
  if (!lead.phone) return t('No number');
  return (
    barrierTo(channel, lead) ??
    (channel === 'whatsapp' && isFixedLine(lead.phone) ? t('Landline') : undefined)
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
  children: ReactNode;
}

/** A link that calls, or opens the ready messages; afterwards the desk asks how it went. Without permission it is text. */
function Way({ lead, channel, className, children }: WayProps) {
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

export const ASKED_FOR_CALL = 'Asked to be called, in the message';

interface ContactButtonsProps {
  lead: WrittenLead;
  /** In a row of a list: a picture for each way that is open, two at most. */
  isDense?: boolean;
}

export function ContactButtons({ lead, isDense = false }: ContactButtonsProps) {
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
          className={joinClasses(styles.way, channel === open[0]?.[0] && styles.first)}
        >
          <span className={isDense ? 'visually-hidden' : undefined}>
            {t(WAYS[channel].label)}
            {!barrier && <span className="visually-hidden"> {lead.name}</span>}
            {!isDense && channel === 'call' && lead.phone && (
              <span className={styles.number}>{formatPhone(lead.phone)}</span>
            )}
            {barrier && <span className={styles.barrier}>{t(barrier)}</span>}
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
    showToast(done('Number copied'));
  }
  return (
    <Button kind="quiet" size="small" aria-label={t('Copy the number')} onClick={() => void copy()}>
      <Icon icon={Copy} />
      {t('Copy')}
    </Button>
  );
}
