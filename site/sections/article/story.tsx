import type { ReactNode } from 'react';
import { articlePath } from '../../../contract/routes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ArrowUpRight, Check, Mail, Phone, Play } from '../../../ui/icon/icons.ts';
import type { PageContent } from '../../content/page/page.ts';
import type { Article } from '../../content/story/load-articles.ts';
import type { MediaItem } from '../../content/story/load-media-items.ts';
import { isChannelLink } from '../../content/story/story.ts';
import { formatDate, isoDate } from '../../format/date.ts';
import { formatPhone } from '../../format/phone.ts';
import { formatReadingTime } from '../../format/reading-time.ts';
import '../shared/pieces.css';
import styles from './story.module.css';

export interface PressDeskProps {
  words: PageContent<'media'>['press'];
  /** The company's address for post and its phone in E.164 form. */
  email: string;
  phone: string;
  children?: ReactNode;
}

export function PressDesk({ words, email, phone, children }: PressDeskProps) {
  return (
    <div className={`split ${styles.desk}`}>
      <div>
        <h2>{words.heading}</h2>
        <p className="lead">{words.lead}</p>
        <ul className="plain-list checks strong">
          {words.topics.map((topic) => (
            <li key={topic}>
              <Icon icon={Check} />
              {topic}
            </li>
          ))}
        </ul>
      </div>
      <div className="framed">
        {children}
        <address className={`panel ${styles.pass}`} data-ground="night">
          <p className={styles.stamp} aria-hidden="true">
            Press
          </p>
          {words.name && <p className="strong">{words.name}</p>}
          {words.role && <p>{words.role}</p>}
          <a className="tap" href={`mailto:${email}`}>
            <Icon icon={Mail} />
            {email}
          </a>
          <a className="tap" href={`tel:${phone}`}>
            <Icon icon={Phone} />
            {formatPhone(phone)}
          </a>
        </address>
      </div>
    </div>
  );
}

export interface StoryCardProps {
  href: string;
  title: string;
  text: string;
  date: Date;
  label: string;
  flag?: string | undefined;
  byline: string;
  /** Label of a video's link; its picture gets a play mark. */
  watchLabel?: string | undefined;
  opensNewTab?: boolean | undefined;
  /** Hidden while the list is collapsed. */
  isLater?: boolean | undefined;
  level?: 2 | 3 | undefined;
  children: ReactNode;
}

/** An article or a media item in a list; the whole card is the link. */
export function StoryCard(props: StoryCardProps) {
  const { href, title, text, date, label, flag, byline, watchLabel, children } = props;
  const { opensNewTab = false, isLater = false, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={`stack ${styles.story}`} data-later={isLater ? '' : undefined}>
      <div className={`framed ${styles.picture}`}>
        {children}
        {flag && <p className={styles.flag}>{flag}</p>}
        {watchLabel && (
          <span className={`medal ${styles.play}`}>
            <Icon icon={Play} size="large" />
          </span>
        )}
      </div>
      <div>
        <p className="row small muted">
          <span className="accent">{label}</span>
          <time dateTime={isoDate(date)}>{formatDate(date)}</time>
        </p>
        <Heading className={styles.title}>
          <a
            className="whole-card"
            href={href}
            {...(opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            {title}
            {opensNewTab && <span className="visually-hidden"> (opens in a new tab)</span>}
          </a>
        </Heading>
        <p>{text}</p>
        <p className="small muted">{byline}</p>
        {watchLabel && (
          <p className="row accent">
            {watchLabel}
            <Icon icon={ArrowUpRight} />
          </p>
        )}
      </div>
    </article>
  );
}

/** What the card of an article says. */
export const articleStory = ({ id, data, writtenBy, body = '' }: Article) => ({
  href: articlePath(id),
  title: data.title,
  text: data.excerpt,
  date: data.date,
  label: data.category,
  byline: `By ${writtenBy}, ${formatReadingTime(body)}`,
  picture: data.picture,
});

const MEDIA_LABELS = { news: 'News', award: 'Award', video: 'Video' } as const;

/** What the card of a media item says: a video, or the channel of it, is watched. */
export const mediaStory =
  ({ watchLabel, channelLabel }: { watchLabel: string; channelLabel: string }) =>
  ({ data, link, isVideo, opensNewTab }: MediaItem) => ({
    href: link,
    title: data.title,
    text: data.description,
    date: data.date,
    label: MEDIA_LABELS[data.type],
    byline: data.source,
    watchLabel: isVideo ? (isChannelLink(link) ? channelLabel : watchLabel) : undefined,
    opensNewTab,
    picture: data.picture,
  });
