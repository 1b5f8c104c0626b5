import styles from './stated-figure.module.css';

export interface StatedFigureProps {
  words: { figure: string; note: string; link: string };
  /** Where it was stated. */
  href: string;
}

/** A number that the company states and the page cannot show, with its note in letters as readable as its own. */
export function StatedFigure({ words: { figure, note, link }, href }: StatedFigureProps) {
  return (
    <div className={styles.stated}>
      <p className={styles.figure}>{figure}</p>
      <p>
        {note}{' '}
        <a className={styles.link} href={href}>
          {link}
        </a>
      </p>
    </div>
  );
}
