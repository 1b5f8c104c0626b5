import motion from '../../../ui/theme/motion.module.css';
import type { Course } from '../../content/education.ts';
import styles from './course-list.module.css';

export interface CourseListProps {
  courses: readonly (Course & { slug: string })[];
  /** With `{hours}`. */
  hoursLabel: string;
}

/** The courses as a timetable: number, name, what it is about and what it spends its hours on. */
export function CourseList({ courses, hoursLabel }: CourseListProps) {
  return (
    <ol className={`plain-list ${styles.courses}`}>
      {courses.map(({ slug, name, summary, topics, hours }, index) => (
        <li key={slug} id={slug} className={styles.course}>
          <span className={`${motion.wipes} ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.name}>{name}</h3>
          <div>
            <p className={styles.summary}>{summary}</p>
            <ul className={`plain-list ${styles.topics}`}>
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
