import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/class-names.ts';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import { formatMetrics, METRIC_LABELS, type Metric } from '../../format/model-metrics.ts';
import styles from './brand-closing.module.css';
import type from './brand-letter.module.css';

export interface BrandClosingProps {
  slug: string;
  heading: string;
  lead: string;
  /** The franchise model by which a partner owns this brand. */
  model: Pick<LocatedModel, 'name' | 'figures'>;
  /** Who states the figures, as a link to what they rest on. */
  basis?: ReactNode;
  /** Two buttons. */
  actions?: ReactNode;
  /** Links for who wants to read on first. */
  children: ReactNode;
}

/** What a partner asks first. */
const FIGURES: readonly Metric[] = ['investment', 'space', 'breakEven'];
/** To which part of a brand's page its opening leads. */
export const OWN_ANCHOR = 'own';

/** The offer at the end of a brand's page, on the brand's ground: what it takes, and the next step. */
export function BrandClosing(props: BrandClosingProps) {
  const { slug, heading, lead, model, basis, actions, children } = props;
  const metrics = formatMetrics(model.figures);
  return (
    <section className={styles.closing} data-brand={slug} id={OWN_ANCHOR}>
      <div className={styles.inner}>
        <div>
          <h2 className={joinClasses(type.letter, styles.heading)}>{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
          <div className={styles.links}>{children}</div>
        </div>
        <div className={styles.bill}>
          <h3>{model.name}</h3>
          <dl className={styles.figures}>
            {FIGURES.map((metric) => (
              <div key={metric}>
                <dt>{METRIC_LABELS[metric]}</dt>
                <dd>{metrics[metric]}</dd>
              </div>
            ))}
          </dl>
          {basis}
        </div>
      </div>
    </section>
  );
}
