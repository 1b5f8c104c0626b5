import type { Week } from '../../../contract/desk/week.ts';
import { Table } from '../../../ui/table/table.tsx';
import { leadPlace, usePlace } from '../../shared/place/place.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import { describeTime } from './describe-time.ts';
import styles from './week.module.css';

const COLUMNS = [
  { id: 'lead', label: 'Lead' },
  { id: 'came', label: 'Came in' },
  { id: 'answered', label: 'Answered' },
  { id: 'waited', label: 'Working time until then' },
  { id: 'who', label: 'Who' },
];

/** Enquiries that were answered too late, or wait for too long. */
export function LateAnswers({ week }: { week: Week }) {
  const place = usePlace();
  const { missed, broken } = week.answers;
  const all = missed + broken;
  return (
    <section className={styles.part} aria-labelledby="late-answers">
      <h3 id="late-answers" className={styles.title}>
        Answered too late
      </h3>
      {all === 0 && <p className={styles.words}>Nobody had to wait longer than we aim at.</p>}
      {all > 0 && (
        <>
          <p className={styles.words}>
            The promise ran out for {broken}, the aim was missed for {missed}.
            {all > week.late.length && ` The first ${week.late.length} are listed.`}
          </p>
          <Table
            caption="Answered too late"
            isCaptionHidden
            columns={COLUMNS}
            className={styles.late}
          >
            {week.late.map((lead) => (
              <tr key={lead.id}>
                <th scope="row">
                  <a dir="auto" href={leadPlace(place, lead.id)}>
                    {lead.name}
                  </a>
                </th>
                <td>{formatWritten(lead.created_at)}</td>
                <td>{lead.answered_at ? formatWritten(lead.answered_at) : 'Not yet'}</td>
                <td>
                  {describeTime(lead.seconds)}
                  {lead.is_broken && ', promise ran out'}
                </td>
                <td>{lead.who ?? 'Nobody'}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </section>
  );
}
