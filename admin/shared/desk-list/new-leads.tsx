import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { t } from '../language/language.ts';
import { readListsAnew } from './change-lists.ts';
import styles from './desk-list.module.css';
import { countsQuery, type LeadListQuery } from './desk-lists.ts';

/**
 * Says that leads have come in since the list was read, and reads it anew on request: nothing moves under
 * the finger of somebody who is about to press.
 */
export function NewLeads({ list }: { list: Pick<LeadListQuery, 'data' | 'dataUpdatedAt'> }) {
  const client = useQueryClient();
  const { data: counts } = useQuery(countsQuery);
  const readAt = list.dataUpdatedAt;
  // What was counted when the list was read; a lead that came in between counts as new rather than as seen.
  const [seen, setSeen] = useState({ readAt: 0, all: 0, at: '' });
  const at = counts?.newest?.created_at ?? '';
  if (counts && readAt > 0 && seen.readAt !== readAt) setSeen({ readAt, all: counts.all, at });
  const isShown = list.data?.pages[0]?.rows.some(({ id }) => id === counts?.newest?.id);
  // Who asks again adds no lead.
  const least = at > seen.at ? 1 : 0;
  const count = counts && seen.readAt > 0 && !isShown ? Math.max(least, counts.all - seen.all) : 0;

  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [count]);

  function showThem() {
    // They stand at the beginning.
    scrollTo(0, 0);
    void readListsAnew(client);
    void client.invalidateQueries({ queryKey: countsQuery.queryKey });
  }

  return (
    <div className={styles.news}>
      <div role="status">
        {count > 0 && (
          <Button onClick={showThem}>
            Show {count === 1 ? t('1 new lead') : t('{count} new leads', { count })}
          </Button>
        )}
      </div>
    </div>
  );
}
