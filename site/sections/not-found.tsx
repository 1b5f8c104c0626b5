import type { ReactNode } from 'react';
import { ROUTES } from '../../contract/routes.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import type { PageContent } from '../content/page/page.ts';
import styles from './not-found.module.css';

export interface NotFoundProps
  extends Pick<PageContent<'not-found'>, 'heading' | 'text' | 'linkLabel'> {
  /** A picture beside the words. */
  children: ReactNode;
}

/** What an unknown address shows: somebody has eaten everything, and the way home. */
export function NotFound({ heading, text, linkLabel, children }: NotFoundProps) {
  return (
    <section className={`split ${styles.empty}`} data-ground="sand" data-missing>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <LinkButton href={ROUTES.home} size="large">
          {linkLabel}
        </LinkButton>
      </div>
      <div className={styles.picture}>{children}</div>
    </section>
  );
}
