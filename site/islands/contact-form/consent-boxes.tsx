import { ASKED_PURPOSES, NOTICE } from '../../../contract/consent.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { CONSENTS_FIELD, NOTICE_FIELD } from '../../outbox/field-names.ts';
import styles from './consent-boxes.module.css';

/**
 * The notice, and a box for each further purpose. Nobody ticks one beforehand: no default here, and
 * browsers may not bring a tick back.
 */
export function ConsentBoxes() {
  return (
    <fieldset className={styles.consent}>
      <legend className={styles.legend}>How we may use your details</legend>
      <input type="hidden" name={NOTICE_FIELD} value={NOTICE.version} />
      <p>
        {NOTICE.texts.enquiry} <a href={ROUTES.privacy}>Privacy policy</a>
      </p>
      {ASKED_PURPOSES.map((purpose) => (
        <label key={purpose} className={styles.box}>
          <input type="checkbox" name={CONSENTS_FIELD} value={purpose} autoComplete="off" />
          <span>
            {NOTICE.texts[purpose]} <span className={styles.optional}>(optional)</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
