import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { HelpButton } from '../../features/help/help-button.tsx';
import { t } from '../../shared/language/language.ts';
import { keptQuery, writePlace } from '../../shared/place.ts';
import { useRole } from '../../shared/role.ts';
import view from '../../shared/view.module.css';
import styles from './desk.module.css';
import nav from './desk-frame.module.css';
import { PLACES, SECTIONS, type SectionId, sectionsFor } from './places.ts';

/** The mark after the name of a place or section: a count, or whether something needs attention. */
export type DeskMarks = Partial<Record<string, number | boolean | undefined>>;

const CURRENT = '[data-desk-nav] [aria-current]';

export const focusCurrentView = (): void => document.querySelector<HTMLElement>(CURRENT)?.focus();

export const addressOf = (id: SectionId): string => writePlace({ view: id, query: keptQuery(id) });

const reveal = (chip: HTMLElement | null) =>
  chip?.scrollIntoView({ block: 'nearest', inline: 'center' });

export interface DeskFrameProps {
  section: SectionId;
  /** The skeleton marks no place as current. */
  isWaiting?: boolean;
  marks?: DeskMarks;
  actions: ReactNode;
  children: ReactNode;
}

/** Navigation, heading and toolbar around what a section shows. */
export function DeskFrame({ section, isWaiting, marks = {}, actions, children }: DeskFrameProps) {
  const sections = sectionsFor(useRole());
  const current = SECTIONS.find(({ id }) => id === section);
  const place = PLACES.find(({ id }) => id === current?.at) ?? PLACES[0];
  const beside = sections.filter(({ id, at }) => at === place.id && id !== 'add');
  return (
    <div className={styles.desk} aria-busy={isWaiting}>
      <nav className={nav.nav} aria-label={t('Lead desk')} data-desk-nav data-ground="night">
        {PLACES.map(({ id, name, icon }) => {
          const first = sections.find(({ at }) => at === id);
          if (!first) return null;
          return (
            <a
              key={id}
              href={addressOf(first.id)}
              className={nav.link}
              aria-current={id === place.id && !isWaiting ? 'page' : undefined}
            >
              <Icon icon={icon} size="medium" />
              <span>{name}</span> <Mark mark={marks[id]} />
            </a>
          );
        })}
      </nav>
      <div className={styles.main} data-view={section} data-place={place.id}>
        <header className={styles.head}>
          <h1>{place.name}</h1>
          {actions}
          {current && (
            <HelpButton
              key={section}
              name={section === place.id ? place.name : current.name}
              place={current.help}
            />
          )}
          {beside.length > 1 && (
            <nav className={view.line} aria-label={place.name}>
              {beside.map(({ id, name }) => (
                <a
                  key={id}
                  ref={id === section ? reveal : undefined}
                  className={view.pill}
                  href={addressOf(id)}
                  aria-current={id === section ? 'page' : undefined}
                >
                  <span>{name}</span> <Mark mark={marks[id]} />
                </a>
              ))}
            </nav>
          )}
        </header>
        {children}
      </div>
    </div>
  );
}

/** Marks load late; those of the navigation lie over the link, so that nothing moves for them. */
function Mark({ mark }: { mark: number | boolean | undefined }) {
  if (!mark) return null;
  if (mark === true) return <span className={nav.check}>{t('Check')}</span>;
  return <span className={nav.mark}>({mark})</span>;
}
