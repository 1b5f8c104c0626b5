import { ROUTES } from '../../contract/routes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { PageContent } from '../content/page.ts';
import styles from './not-found.module.css';

export type NotFoundProps = Pick<PageContent<'not-found'>, 'heading' | 'text' | 'linkLabel'>;

/** What an unknown address shows: an empty plate and the way home. */
export function NotFound({ heading, text, linkLabel }: NotFoundProps) {
  return (
    <section className={styles.empty}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <LinkButton href={ROUTES.home} size="large">
        {linkLabel}
      </LinkButton>
    </section>
  );
}
