import { PROMO_PAUSE_ID } from '../../browser/menu-page.ts';
import type { Promotion } from '../../content/menu/promotion.ts';
import styles from './promo-banner.module.css';

export interface PromoBannerProps {
  promotions: readonly Promotion[];
  label: string;
  pauseLabel: string;
}

/** One run of the offers; the copy that closes the loop is hidden from keyboards and screen readers. */
function Offers({ promotions, isCopy }: Pick<PromoBannerProps, 'promotions'> & { isCopy?: true }) {
  return (
    <ul className={`plain-list ${styles.offers}`} aria-hidden={isCopy}>
      {promotions.map(({ id, name, detail, menu, until }) => (
        <li key={id} data-until={until}>
          <a href={`#${menu}`} tabIndex={isCopy && -1}>
            <strong>{name}</strong>
            {` ${detail}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Offers that scroll past in 30 s; they pause on hover, on focus and by the button. */
export function PromoBanner({ promotions, label, pauseLabel }: PromoBannerProps) {
  if (promotions.length === 0) return null;
  return (
    <section className={`screen-only ${styles.banner}`} aria-label={label}>
      <div className={styles.strip}>
        <Offers promotions={promotions} />
        <Offers promotions={promotions} isCopy />
      </div>
      <button
        type="button"
        id={PROMO_PAUSE_ID}
        className={styles.pause}
        aria-label={pauseLabel}
        aria-pressed="false"
        hidden
      />
    </section>
  );
}
