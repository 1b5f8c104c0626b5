import { prospectusPath } from '../../contract/routes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ArrowRight, FileText } from '../../ui/icon/icons.ts';
import type { PageContent } from '../content/page/page.ts';
import styles from './decide.module.css';

export interface DecidePanelProps {
  panel: PageContent<'franchise'>['panel'];
  /** Address of the page that shows it, which it does not lead to. */
  path: string;
}

/** The ways on from a page about the franchise, as the painted board of a stall: three columns, a line for each page. */
export function DecidePanel({ panel, path }: DecidePanelProps) {
  return (
    <nav className={`panel screen-only ${styles.board}`} aria-label={panel.heading}>
      <h2>{panel.heading}</h2>
      <p className="lead">{panel.lead}</p>
      <div className={`split ${styles.groups}`}>
        {panel.groups.map(({ name, links }) => (
          <div key={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul className="plain-list">
              {links
                .filter(({ href }) => href !== path)
                .map(({ href, label, text }) => (
                  <li key={href}>
                    <a className={styles.link} href={href}>
                      <span className={styles.label}>{label}</span>
                      <span>{text}</span>
                      <Icon icon={ArrowRight} />
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

export function PaperLink({ slug, label, hint }: { slug: string; label: string; hint: string }) {
  return (
    <p className={`row small screen-only ${styles.paper}`}>
      <Icon icon={FileText} />
      <span>
        <a className="tap" href={prospectusPath(slug)}>
          {label}
        </a>{' '}
        {hint}
      </span>
    </p>
  );
}
