import { lazy, Suspense, useState } from 'react';
import type { OneLead } from '../../../contract/desk/one-lead.ts';
import { Button } from '../../../ui/button/button.tsx';
import { leadPlace, usePlace } from '../../shared/place/place.ts';
import { useRole } from '../../shared/role/role.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import { STAGE_NAMES } from '../../shared/work/stage-names.ts';
import styles from './lead.module.css';

const MergeDialog = lazy(() => import('./merge/merge-dialog.tsx'));

/** Other enquiries from the same number or address, which can become one lead, and leads of the same reference. */
export function OtherEnquiries({ known }: { known: NonNullable<OneLead> }) {
  const { lead, same_person: others, same_reference: twins } = known;
  const place = usePlace();
  const role = useRole();
  const [isOpen, setIsOpen] = useState<boolean>();
  if (others.length + twins.length === 0) return null;
  return (
    <>
      <section className={styles.others} aria-label="Other enquiries">
        <p>
          {others.length > 0
            ? `${others.length + 1} enquiries from this number or address:`
            : 'Another lead has the same reference:'}
        </p>
        <ul>
          {[...others, ...twins].map((other) => (
            <li key={other.id}>
              <a href={leadPlace(place, other.id)} dir="auto">
                {other.name}
              </a>{' '}
              {formatWritten(other.created_at)}, {STAGE_NAMES[other.stage]}
            </li>
          ))}
        </ul>
        {others.length > 0 && role !== 'viewer' && (
          <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
            Merge them
          </Button>
        )}
      </section>
      {isOpen !== undefined && (
        <Suspense>
          <MergeDialog
            isOpen={isOpen}
            // The server merges at most twenty with one.
            enquiries={[lead, ...others.slice(0, 20)]}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
