import styles from './interest-card.module.css';

export interface InterestCardProps {
  words: { heading: string; note: string };
}

/** What goes with the enquiry besides its words; empty and hidden until `site/sections/contact/show-interest.ts` fills it. */
export function InterestCard({ words }: InterestCardProps) {
  return (
    <section id="interest" hidden className={styles.card} aria-labelledby="interest-heading">
      <h3 id="interest-heading">{words.heading}</h3>
      <ul />
      <p>{words.note}</p>
    </section>
  );
}
