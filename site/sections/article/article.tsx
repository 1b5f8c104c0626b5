import type { ReactNode } from 'react';
import { BLOG_FEED, ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown, ChevronLeft } from '../../../ui/icon/icons.ts';
import type { PageContent } from '../../content/page/page.ts';
import { formatDate, isoDate } from '../../format/date.ts';
import type { ContentsEntry } from '../../prose/table-of-contents.ts';
import { Closing } from '../shared/band.tsx';
import styles from './article.module.css';

export interface ArticleBodyProps {
  contentsLabel: string;
  contents: readonly ContentsEntry[];
  children: ReactNode;
}

const LABEL_ID = 'contents-label';

export function ArticleBody({ contentsLabel, contents, children }: ArticleBodyProps) {
  return (
    <div className={`stack ${styles.body}`}>
      {contents.length > 1 && (
        <nav className={styles.contents} aria-labelledby={LABEL_ID}>
          <p id={LABEL_ID} className={styles.label}>
            {contentsLabel}
          </p>
          <ol className={styles.list}>
            {contents.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div>{children}</div>
    </div>
  );
}

export function ArticleClosing({ words }: { words: PageContent<'blog'>['closing'] }) {
  return (
    <Closing heading={words.heading} lead={words.lead}>
      <LinkButton href={ROUTES.franchise} size="large">
        {words.franchiseLabel}
      </LinkButton>
      <LinkButton href={ROUTES.finder} kind="secondary" size="large">
        {words.finderLabel}
      </LinkButton>
      <LinkButton href={ROUTES.contact} kind="secondary" size="large">
        {words.contactLabel}
      </LinkButton>
    </Closing>
  );
}

export function ArticleFeed({ label, note }: { label: string; note: string }) {
  return (
    <p className={`row muted ${styles.feed}`}>
      <a className="tap" href={BLOG_FEED} type="application/rss+xml">
        {label}
      </a>{' '}
      {note}
    </p>
  );
}

export interface ArticleHeroProps {
  back: { href: string; label: string };
  title: string;
  lead: string;
  date: Date;
  /** When its text last changed, if it did. */
  updated?: Date | undefined;
  facts: readonly { label: string; value: string }[];
  children: ReactNode;
}

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
    <header className={`split ${styles.hero}`} data-ground="sand">
      <div>
        <p>
          <a className="tap" href={back.href}>
            <Icon icon={ChevronLeft} />
            {back.label}
          </a>
        </p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="framed">{children}</div>
      <dl className={`row panel ${styles.slip}`}>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label="Published">
          <Day date={date} />
        </Fact>
        {updated && (
          <Fact label="Updated">
            <Day date={updated} />
          </Fact>
        )}
      </dl>
    </header>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="small muted">{label}</dt>
    <dd className="strong">{children}</dd>
  </div>
);

const Day = ({ date }: { date: Date }) => <time dateTime={isoDate(date)}>{formatDate(date)}</time>;

export interface ArticleNeighboursProps {
  previous: { href: string; title: string } | undefined;
  next: { href: string; title: string } | undefined;
}

export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  return (
    <nav className={`screen-only ${styles.neighbours}`} aria-label="Previous and next article">
      {previous && (
        <a className={styles.way} href={previous.href} rel="prev">
          <span className="accent">Previous article</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a className={styles.way} href={next.href} rel="next">
          <span className="accent">Next article</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}

export interface ArticleToggleProps {
  /** `id` of the list that it opens and closes. */
  listId: string;
  showAllLabel: string;
  showLessLabel: string;
}

/** Opens and closes the list of articles; it shows only where JavaScript runs. */
export function ArticleToggle({ listId, showAllLabel, showLessLabel }: ArticleToggleProps) {
  return (
    <p className={`row screen-only ${styles.toggle}`}>
      <Button
        type="button"
        kind="secondary"
        size="large"
        aria-expanded={false}
        aria-controls={listId}
        data-less={showLessLabel}
      >
        <span>{showAllLabel}</span>
        <Icon icon={ChevronDown} />
      </Button>
    </p>
  );
}
