import type { ReactNode } from 'react';
import { ROUTES } from '../../contract/routes.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import type { PageContent } from '../content/page/page.ts';
import styles from './not-found.module.css';

export interface NotFoundProps
  extends Pick<PageContent<'not-found'>, 'heading' | 'text' | 'linkLabel'> {
  children: ReactNode;
}

export function NotFound({ heading, text, linkLabel, children }: NotFoundProps) {
  return (
    <section className={`split framed ${styles.empty}`} data-ground="sand" data-missing>
      <div className={`stack ${styles.text}`}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <LinkButton href={ROUTES.home} size="large">
          {linkLabel}
        </LinkButton>
      </div>
      {children}
    </section>
  );
}
