import type { ReactNode } from 'react';
import { brandPath } from '../../../contract/paths.ts';
import { ROUTES } from '../../../contract/routes.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { HomeContent } from '../../content/page/home.ts';
import styles from './home-hero.module.css';

export interface HomeHeroProps {
  content: Pick<
    HomeContent['hero'],
    'eyebrow' | 'heading' | 'lead' | 'action' | 'second' | 'figure'
  >;
  /** The brand whose turn it is: the opening stands in its world. */
  brand: { slug: string; name: string };
  children: ReactNode;
}

/** One dish, larger than the window. On a phone what a thumb presses lies where the thumb is. */
export function HomeHero({ content, brand, children }: HomeHeroProps) {
  return (
    <section className={styles.hero} data-brand={brand.slug}>
      <div className={styles.stage}>
        <p className="strong">{content.eyebrow}</p>
        <h1>{content.heading}</h1>
        <div className={styles.dish}>{children}</div>
        <div className={styles.text}>
          <p className={`lead ${styles.lead}`}>{content.lead}</p>
          <div className={`row ${styles.actions}`}>
            <LinkButton href={ROUTES.franchise} size="large">
              {content.action}
            </LinkButton>
            <a className="tap" href={ROUTES.brands}>
              {content.second}
            </a>
          </div>
          {content.figure && (
            <p>
              <a href={ROUTES.ourNumbers}>{content.figure}</a>
            </p>
          )}
        </div>
        <p>
          <a className={`tap ${styles.note}`} href={brandPath(brand.slug)}>
            {brand.name}
          </a>
        </p>
      </div>
    </section>
  );
}
