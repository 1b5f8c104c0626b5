import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../ui/class-names.ts';
import { t } from './language/language.ts';
import styles from './panel.module.css';
import view from './view.module.css';

/** English; shown in the language of the desk. */
export interface PanelProps {
  title: string;
  words?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, words, actions, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={joinClasses(view.stack, styles.panel)} aria-labelledby={titleId}>
      <div className={joinClasses(view.row, view.spread)}>
        <h2 id={titleId} className={view.title}>
          {t(title)}
        </h2>
        {actions}
      </div>
      {words && <p className={joinClasses(view.muted, view.measure)}>{t(words)}</p>}
      {children}
    </section>
  );
}

export function PanelPart({ title, children }: Pick<PanelProps, 'title' | 'children'>) {
  const titleId = useId();
  return (
    <section className={joinClasses(view.stack, view.box)} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.part}>
        {t(title)}
      </h3>
      {children}
    </section>
  );
}

export interface FiguresProps {
  figures: readonly (readonly [name: string, value: string | number, note?: string | undefined])[];
}

export const Figures = ({ figures }: FiguresProps) => (
  <dl className={styles.figures}>
    {figures.map(([name, value, note]) => (
      <div key={name} className={view.band}>
        <dt>{t(name)}</dt>
        <dd>
          <strong>{value}</strong>
          {note && <span>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
