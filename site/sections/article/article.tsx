import type { ReactNode } from 'react';
import { BLOG_FEED, ROUTES } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown, ChevronLeft } from '../../../ui/icon/icons.ts';
import type { BlogClosing } from '../../content/story/story-words.ts';
import { formatDate, isoDate } from '../../format/date.ts';
import type { ContentsEntry } from '../../prose/table-of-contents.ts';
import { Band, ButtonRow } from '../shared/band.tsx';
import styles from './article.module.css';

export interface ArticleBodyProps {
  contentsLabel: string;
  contents: readonly ContentsEntry[];
  /** The text, made from Markdown. */
  children: ReactNode;
}

const LABEL_ID = 'contents-label';
/** Marks the section in view. The bundler's CSS minifier does not know the selector, so the page carries it as it is. */
const IN_VIEW = `@layer sections{.${styles.list} a:target-current{color:var(--color-action);text-decoration:underline}}`;

/** A long text beside its table of contents, which stays in view where there is room. */
export function ArticleBody({ contentsLabel, contents, children }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      {contents.length > 1 && (
        <nav className={styles.contents} aria-labelledby={LABEL_ID}>
          <style>{IN_VIEW}</style>
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
      <div className={styles.text}>{children}</div>
    </div>
  );
}

export interface ArticleClosingProps {
  words: BlogClosing;
}

/** From reading to doing: the franchise models or a talk. */
export function ArticleClosing({ words }: ArticleClosingProps) {
  return (
    <Band ground="chilli" heading={words.heading} lead={words.lead}>
      <ButtonRow>
        <LinkButton href={ROUTES.franchise} size="large">
          {words.franchiseLabel}
        </LinkButton>
        <LinkButton href={ROUTES.finder} kind="secondary" size="large">
          {words.finderLabel}
        </LinkButton>
        <LinkButton href={ROUTES.contact} kind="secondary" size="large">
          {words.contactLabel}
        </LinkButton>
      </ButtonRow>
    </Band>
  );
}

export interface ArticleFeedProps {
  label: string;
  note: string;
}

/** Where the feed is, for those who read in a program of their own. */
export function ArticleFeed({ label, note }: ArticleFeedProps) {
  return (
    <p className={`row ${styles.feed}`}>
      <a href={BLOG_FEED} type="application/rss+xml">
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
      <div className={`split ${styles.inner}`}>
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
        <dl className={`row ${styles.slip}`}>
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

export interface ArticleNeighboursProps {
  previous: { href: string; title: string } | undefined;
  next: { href: string; title: string } | undefined;
}

/** The articles written just before and just after this one. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label="Previous and next article">
      {previous && (
        <a className={styles.way} href={previous.href} rel="prev">
          <span>Previous article</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a className={`${styles.way} ${styles.next}`} href={next.href} rel="next">
          <span>Next article</span>
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
    <p className={styles.place}>
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
