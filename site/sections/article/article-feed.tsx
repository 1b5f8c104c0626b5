import { BLOG_FEED } from '../../../contract/routes.ts';
import styles from './article-feed.module.css';

export interface ArticleFeedProps {
  label: string;
  note: string;
}

/** Where the feed is, for those who read in a program of their own. */
export function ArticleFeed({ label, note }: ArticleFeedProps) {
  return (
    <p className={styles.feed}>
      <a href={BLOG_FEED} type="application/rss+xml">
        {label}
      </a>{' '}
      {note}
    </p>
  );
}
