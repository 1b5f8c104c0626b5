import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronDown, MapPin } from '../../../ui/icon/icons.ts';
import type { ContactWords } from '../../content/contact.ts';
import styles from './contact-map.module.css';

export interface ContactMapProps {
  /** Address of the map that is loaded once a visitor asks for it. */
  embedHref: string;
  /** Names the map, for instance "Map of the experience centre in Mohali". */
  title: string;
  words: Pick<ContactWords['places'], 'mapLabel' | 'mapNote'>;
}

/**
 * A map that loads on click: until then no request goes to a third party. `contact-map-frame.ts` puts the
 * frame in; without JavaScript the links to the map remain.
 */
export function ContactMap({ embedHref, title, words }: ContactMapProps) {
  return (
    <details className={styles.map} data-map={embedHref} data-map-title={title}>
      <summary className={styles.summary}>
        <Icon icon={MapPin} size="medium" />
        <span>
          <span className={styles.label}>{words.mapLabel}</span>
          <span className={styles.note}>{words.mapNote}</span>
        </span>
        <Icon icon={ChevronDown} size="medium" className={styles.arrow} />
      </summary>
      <div className={styles.frame} />
    </details>
  );
}
