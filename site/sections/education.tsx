import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Check } from '../../ui/icon/icons.ts';
import type { Course } from '../content/education.ts';
import type { PageContent } from '../content/page/page.ts';
import './shared/pieces.css';
import styles from './education.module.css';

export interface AdmissionBannerProps {
  words: Pick<PageContent<'education'>['admission'], 'label' | 'text' | 'note' | 'action'>;
  chatHref: string;
}

export function AdmissionBanner({ words, chatHref }: AdmissionBannerProps) {
  return (
    <section className={`split ${styles.banner}`} aria-labelledby="admission">
      <h2 id="admission">{words.label}</h2>
      <div>
        <p className={styles.text}>{words.text}</p>
        <p>{words.note}</p>
      </div>
      <LinkButton href={chatHref} kind="secondary" opensNewTab>
        {words.action}
      </LinkButton>
    </section>
  );
}

export interface CourseListProps {
  courses: readonly (Course & { slug: string })[];
  /** With `{hours}`. */
  hoursLabel: string;
}

export function CourseList({ courses, hoursLabel }: CourseListProps) {
  return (
    <ol className={`plain-list ${styles.courses}`}>
      {courses.map(({ slug, name, summary, topics, hours }, index) => (
        <li key={slug} id={slug} className="split">
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{name}</h3>
          <div>
            <p>{summary}</p>
            <ul className={`plain-list row ${styles.topics}`}>
              <li>{hoursLabel.replace('{hours}', String(hours))}</li>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

export interface PlacementPromiseProps {
  words: PageContent<'education'>['placement'];
  children?: ReactNode;
}

export function PlacementPromise({ words, children }: PlacementPromiseProps) {
  const { heading, claim, meaning, support } = words;
  return (
    <section className={`split ${styles.promise}`}>
      <div>
        <h2>{heading}</h2>
        {claim && (
          <p className={styles.text}>
            <strong>{claim.value}</strong> {claim.label}
          </p>
        )}
        <p className={`${styles.text} ${styles.meaning}`}>{meaning}</p>
        {claim && children}
      </div>
      <ul className={`plain-list checks ${styles.support}`}>
        {support.map((item) => (
          <li key={item}>
            <Icon icon={Check} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface VerbIntroProps {
  /** Short sentences of one verb each; every sentence gets a line of its own. */
  heading: string;
  lead: string;
  points: readonly string[];
}

export function VerbIntro({ heading, lead, points }: VerbIntroProps) {
  return (
    <div className={`split ${styles.intro}`}>
      <h2 className={styles.verbs}>
        {heading.split(' ').map((verb) => (
          <span key={verb}>{verb} </span>
        ))}
      </h2>
      <div className={styles.story}>
        <p>{lead}</p>
        <ul className="strong">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
