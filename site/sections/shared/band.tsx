import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import styles from './band.module.css';

export interface BandProps {
  /** Colours the whole width; `night` is lit from above, `chilli` from the side, a call to action that is not printed. */
  ground?: 'page' | 'sand' | 'night' | 'chilli' | undefined;
  heading?: string | undefined;
  lead?: string | undefined;
  /** `narrow` keeps running text at a readable width. */
  width?: 'page' | 'narrow' | undefined;
  children?: ReactNode;
}

export function Band({ ground = 'page', heading, lead, width, children }: BandProps) {
  return (
    <section
      className={joinClasses(
        styles.band,
        ground === 'chilli' && `screen-only ${styles.chilli}`,
        ground === 'night' && styles.night,
      )}
      data-ground={ground === 'sand' || ground === 'night' ? ground : undefined}
    >
      <div className={joinClasses(styles.inner, width === 'narrow' && styles.narrow)}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        {lead && <p className={`lead muted ${styles.lead}`}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

export interface ClosingProps extends Pick<BandProps, 'heading' | 'lead' | 'children'> {
  action?: string | undefined;
  href?: string;
  second?: string | undefined;
  secondHref?: string;
}

export function Closing(props: ClosingProps) {
  const { heading, lead, action, href, second, secondHref, children } = props;
  return (
    <Band ground="chilli" heading={heading} lead={lead}>
      <div className="row">
        {href && (
          <LinkButton href={href} size="large">
            {action}
          </LinkButton>
        )}
        {secondHref && (
          <LinkButton href={secondHref} kind="secondary" size="large">
            {second}
          </LinkButton>
        )}
        {children}
      </div>
    </Band>
  );
}
