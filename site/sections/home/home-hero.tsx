import type { ReactNode } from 'react';
import { ROUTES } from '../../../contract/routes.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { HomeContent } from '../../content/page/home.ts';
import styles from './home-hero.module.css';

export interface HomeHeroProps {
  content: Pick<HomeContent['hero'], 'eyebrow' | 'heading' | 'lead' | 'action' | 'second'>;
  /** Small print about the picture. */
  note: string;
  /** The laid table, by day or by night. */
  children: ReactNode;
}

/** Opening of the home page: the promise in large letters above a table with a dish of every kitchen. */
export function HomeHero({ content, note, children }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{content.eyebrow}</p>
        <h1 className={styles.heading}>{content.heading}</h1>
        <div className={styles.below}>
          <p className={styles.lead}>{content.lead}</p>
          <div className={styles.actions}>
            <LinkButton href={ROUTES.franchise} size="large">
              {content.action}
            </LinkButton>
            <LinkButton href={ROUTES.brands} kind="secondary" size="large">
              {content.second}
            </LinkButton>
          </div>
        </div>
      </div>
      <div className={styles.table}>{children}</div>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
