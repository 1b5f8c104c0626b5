import styles from './article-neighbours.module.css';

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
