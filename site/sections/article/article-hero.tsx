import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft } from '../../../ui/icon/icons.ts';
import { formatDate, isoDate } from '../../format/date.ts';
import styles from './article-hero.module.css';

export interface ArticleHeroProps {
  back: { href: string; label: string };
  title: string;
  lead: string;
  date: Date;
  /** When its text last changed, if it did. */
  updated?: Date | undefined;
  /** Further facts on the slip: author, category, reading time. */
  facts: readonly { label: string; value: string }[];
  /** The story's picture. */
  children: ReactNode;
}

/** Opening of an article: the way back, the title, the picture and a slip with who, when and what. */
export function ArticleHero({
  back,
  title,
  lead,
  date,
  updated,
  facts,
  children,
}: ArticleHeroProps) {
  return (
    <header className={styles.hero} data-ground="sand">
      <div className={styles.inner}>
        <div>
          <p>
            <a className={styles.back} href={back.href}>
              <Icon icon={ChevronLeft} />
              {back.label}
            </a>
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.picture}>{children}</div>
        <dl className={styles.slip}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <DateFact label="Published" date={date} />
          {updated && <DateFact label="Updated" date={updated} />}
        </dl>
      </div>
    </header>
  );
}

const DateFact = ({ label, date }: { label: string; date: Date }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <time dateTime={isoDate(date)}>{formatDate(date)}</time>
    </dd>
  </div>
);
