import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const COLOURS = [
  'page',
  'band',
  'surface',
  'text',
  'muted',
  'action',
  'action-strong',
  'night',
  'accent',
  'success',
  'danger',
  'line',
  'hairline',
  'focus',
];

/** Every colour role as a swatch. */
export function ColourSamples() {
  return (
    <Sample title="Colour" layout="grid">
      {COLOURS.map((colour) => (
        <div key={colour} className={styles.swatch}>
          <span className={styles.chip} data-colour={colour} />
          <code>{colour}</code>
        </div>
      ))}
    </Sample>
  );
}
