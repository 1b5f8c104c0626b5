import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { callDesk } from '../../shared/backend/call-desk.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './people.module.css';

const relatedSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    created_at: v.string(),
  }),
);

/** What shares a number or an address with a person's leads and is not among them; not kept once it was shown. */
export const relatedQuery = (address: string) =>
  queryOptions({
    queryKey: ['related-leads', address],
    queryFn: () => callDesk('related_leads', { address }, relatedSchema),
    gcTime: 0,
    retry: false,
  });

interface RelatedLeadsProps {
  address: string;
  /** Ids of those that go too. */
  also: readonly string[];
  onChoose: (also: readonly string[]) => void;
}

/** Leads that may be the same person's: nobody but the owner can say so, so none is ticked. */
export function RelatedLeads({ address, also, onChoose }: RelatedLeadsProps) {
  const { data: related, isError } = useQuery(relatedQuery(address));
  if (isError) {
    return (
      <p role="alert">
        Leads with the same number could not be loaded. Close this and try again to see them.
      </p>
    );
  }
  if (!related || related.length === 0) return null;
  return (
    <fieldset className={styles.related}>
      <legend>Also at this number or address. Tick what is about the same person:</legend>
      {related.map(({ id, name, email, phone, created_at }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={also.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...also, id] : also.filter((one) => one !== id))
            }
          />
          <span dir="auto">
            {[name, email ?? 'no address', phone, formatWritten(created_at)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
