import styles from './glossary.module.css';

export interface GlossaryProps {
  terms: readonly { term: string; meaning: string }[];
}

/** Words and what they mean, each with an address of its own. */
export function Glossary({ terms }: GlossaryProps) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ term, meaning }) => (
        <div key={term} id={anchorOf(term)} className={styles.entry}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const anchorOf = (term: string) => term.toLowerCase().replaceAll(/[^a-z]+/g, '-');
