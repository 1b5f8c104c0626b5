import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

/** The type scale with the signs that Indian English needs. */
export function TypeSamples() {
  return (
    <Sample title="Type" layout="stack">
      <p className={styles.display}>Nine kitchens. One roof. From ₹149.</p>
      <p className={styles.voice}>₹10-25 Lakhs in 12-18 months</p>
      <h1>Heading 1: chole bhature, hot off the kadhai</h1>
      <h2>Heading 2: open your own from ₹12,50,000</h2>
      <h3>Heading 3: rolls off the tawa, dosas off the stone</h3>
      <h4>Heading 4: “Café & crème”, it’s 10 × 2 – or more…</h4>
      <p>
        Body text. Order from all nine brands in one bill, or <a href="#type">open your own</a>.
        Prices run from ₹80 to ₹399 — taxes included. ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789.
      </p>
      <ul>
        <li>Paneer tikka roll · kathi roll</li>
        <li>Gol gappe • aloo tikki → served hot</li>
      </ul>
      <ol>
        <li>Apply</li>
        <li>Evaluation</li>
      </ol>
    </Sample>
  );
}
