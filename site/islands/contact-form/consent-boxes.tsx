import { ASKED_PURPOSES, NOTICE } from '../../../contract/consent.ts';
import { PRIVACY_PATH } from '../../../contract/paths.ts';
import { SUBMISSION_FIELDS } from '../../../contract/submission-fields.ts';
import styles from './consent-boxes.module.css';

/**
 * The privacy notice and a checkbox for each further purpose. Consent must be given anew: no box is ticked
 * by default, and browsers may not restore a tick.
 */
export function ConsentBoxes() {
  return (
    <fieldset className={styles.consent}>
      <legend className={styles.legend}>How we may use your details</legend>
      <input type="hidden" name={SUBMISSION_FIELDS.notice} value={NOTICE.version} />
      <p>
        {NOTICE.texts.enquiry} <a href={PRIVACY_PATH}>Privacy policy</a>
      </p>
      {ASKED_PURPOSES.map((purpose) => (
        <label key={purpose} className={styles.box}>
          <input type="checkbox" name={SUBMISSION_FIELDS.consents} value={purpose} />
          <span>
            {NOTICE.texts[purpose]} <span className={styles.optional}>(optional)</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
