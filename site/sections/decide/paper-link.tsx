import { prospectusPath } from '../../../contract/routes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FileText } from '../../../ui/icon/icons.ts';
import styles from './paper-link.module.css';

export interface PaperLinkProps {
  /** Of the model or brand. */
  slug: string;
  label: string;
  hint: string;
}

/** Leads to a prospectus. */
export function PaperLink({ slug, label, hint }: PaperLinkProps) {
  return (
    <p className={styles.paper}>
      <Icon icon={FileText} />
      <span>
        <a href={prospectusPath(slug)}>{label}</a> {hint}
      </span>
    </p>
  );
}
