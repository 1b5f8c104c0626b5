import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Headset, Mail, MessageCircle, Phone } from '../../../ui/icon/icons.ts';
import type { Company } from '../../content/company.ts';
import type { ContactWords } from '../../content/contact.ts';
import { chatLink } from '../../format/chat-link.ts';
import { hoursOnOneLine } from '../../format/opening-hours.ts';
import { formatPhone } from '../../format/phone.ts';
import styles from './contact-channels.module.css';

export interface ContactChannelsProps {
  company: Pick<Company, 'franchisePhone' | 'chat' | 'email' | 'phone' | 'hours'>;
  words: Pick<ContactWords, 'hotline' | 'email' | 'phone'>;
}

/** Franchise hotline (a chat), e-mail support and the phone, one card each. */
export function ContactChannels({ company, words }: ContactChannelsProps) {
  const { franchisePhone, chat, email, phone, hours } = company;
  return (
    <>
      <Channel tone="night" icon={Headset} {...words.hotline}>
        <p className={styles.value}>{formatPhone(franchisePhone)}</p>
        <LinkButton href={chatLink(franchisePhone, chat.messages.franchise)} opensNewTab>
          <Icon icon={MessageCircle} />
          {words.hotline.action}
        </LinkButton>
      </Channel>
      <Channel icon={Mail} {...words.email}>
        <a className={styles.value} href={`mailto:${email}`}>
          {email}
        </a>
      </Channel>
      <Channel icon={Phone} {...words.phone}>
        <a className={styles.value} href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
        <p className={styles.small}>{hoursOnOneLine(hours)}</p>
      </Channel>
    </>
  );
}

interface ChannelProps {
  heading: string;
  text: string;
  icon: typeof Mail;
  tone?: 'plain' | 'night';
  children: ReactNode;
}

function Channel({ heading, text, icon, tone = 'plain', children }: ChannelProps) {
  return (
    <Card as="section" tone={tone} className={styles.channel}>
      <h2 className={styles.heading}>
        <span className={styles.medal}>
          <Icon icon={icon} size="medium" />
        </span>
        {heading}
      </h2>
      <p>{text}</p>
      {children}
    </Card>
  );
}
