import styles from './verb-intro.module.css';

export interface VerbIntroProps {
  /** Short sentences of one verb each; every sentence gets a line of its own. */
  heading: string;
  lead: string;
  points: readonly string[];
}

/** An opening in oversized verbs, one below the other, with the story beside them. */
export function VerbIntro({ heading, lead, points }: VerbIntroProps) {
  return (
    <div className={styles.intro}>
      <h2 className={styles.verbs}>
        {heading.split(' ').map((verb) => (
          <span key={verb}>{verb} </span>
        ))}
      </h2>
      <div className={styles.story}>
        <p>{lead}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
