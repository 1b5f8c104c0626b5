import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { AdmissionContent } from '../../content/education.ts';
import styles from './admission-banner.module.css';

export interface AdmissionBannerProps {
  words: Pick<AdmissionContent, 'label' | 'text' | 'note' | 'action'>;
  /** Link that opens a chat. */
  chatHref: string;
}

/** Admission as a stamped ticket across the page. */
export function AdmissionBanner({ words, chatHref }: AdmissionBannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="admission">
      <div className={styles.inner}>
        <h2 id="admission" className={styles.label}>
          {words.label}
        </h2>
        <div>
          <p className={styles.text}>{words.text}</p>
          <p>{words.note}</p>
        </div>
        <LinkButton className={styles.action} href={chatHref} kind="secondary" opensNewTab>
          {words.action}
        </LinkButton>
      </div>
    </section>
  );
}
