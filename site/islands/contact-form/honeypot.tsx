import { SUBMISSION_FIELDS } from '../../../contract/submission-fields.ts';
import styles from './contact-form.module.css';

/** A field that people neither see nor reach and that programs like to fill in. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="contact-homepage">Leave this empty</label>
      <input
        id="contact-homepage"
        name={SUBMISSION_FIELDS.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
