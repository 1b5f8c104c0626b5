import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ArrowUpRight, Play } from '../../../ui/icon/icons.ts';
import { formatDate, isoDate } from '../../format/date.ts';
import styles from './story-card.module.css';

export interface StoryCardProps {
  href: string;
  title: string;
  text: string;
  date: Date;
  /** Category of an article, kind of a media item. */
  label: string;
  /** Marks the featured story. */
  flag?: string | undefined;
  /** Who wrote or published it, in one line. */
  byline: string;
  /** Label of a video's link; its picture gets a play mark. */
  watchLabel?: string | undefined;
  opensNewTab?: boolean | undefined;
  /** Hidden while the list is collapsed. */
  isLater?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** The story's picture. */
  children: ReactNode;
}

/** An article or a media item in a list; the whole card is the link. */
export function StoryCard(props: StoryCardProps) {
  const { href, title, text, date, label, flag, byline, watchLabel, children } = props;
  const { opensNewTab = false, isLater = false, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.story} data-later={isLater ? '' : undefined}>
      <div className={styles.picture}>
        {children}
        {flag && <p className={styles.flag}>{flag}</p>}
        {watchLabel && (
          <span className={styles.play}>
            <Icon icon={Play} size="large" />
          </span>
        )}
      </div>
      <div>
        <p className={styles.meta}>
          <span className={styles.label}>{label}</span>
          <time dateTime={isoDate(date)}>{formatDate(date)}</time>
        </p>
        <Heading className={styles.title}>
          <a href={href} {...(opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
            {title}
            {opensNewTab && <span className="visually-hidden"> (opens in a new tab)</span>}
          </a>
        </Heading>
        <p>{text}</p>
        <p className={styles.byline}>{byline}</p>
        {watchLabel && (
          <p className={styles.watch}>
            {watchLabel}
            <Icon icon={ArrowUpRight} />
          </p>
        )}
      </div>
    </article>
  );
}
