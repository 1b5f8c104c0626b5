import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ListPage } from '../../../contract/desk/list.ts';
import { WORK_LIMITS } from '../../../contract/desk/work-limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { X } from '../../../ui/icon/icons.ts';
import type { WholeLead } from '../../shared/lead/lead-query.ts';
import { useWork } from '../../shared/work/use-work.ts';
import styles from './tags.module.css';

/** The tags of a lead: each goes with one press, another is typed or chosen from those in use. */
export function TagsForm({ lead }: { lead: WholeLead }) {
  const [tag, setTag] = useState('');
  const work = useWork();
  const known = useKnownTags().filter((one) => !hasTag(lead.tags, one));
  const added = tag.trim();

  function write(tags: string[], words: string) {
    work.mutate(
      { leadId: lead.id, change: { tags }, words: `${lead.name}: ${words}` },
      { onSuccess: () => setTag((now) => (hasTag(tags, now.trim()) ? '' : now)) },
    );
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (!hasTag(lead.tags, added)) return write([...lead.tags, added], `tagged ${added}`);
    setTag('');
  }

  return (
    <form className={styles.form} onSubmit={add}>
      {lead.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {lead.tags.map((one) => (
            <li key={one} className={styles.tag}>
              <span dir="auto">{one}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Take away the tag ${one}`}
                disabled={work.isPending}
                onClick={() =>
                  write(
                    lead.tags.filter((other) => other !== one),
                    `without the tag ${one}`,
                  )
                }
              >
                <Icon icon={X} size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {lead.tags.length < WORK_LIMITS.tags && (
        <TextField
          label="Add a tag"
          name="tag"
          list="known-tags"
          autoComplete="off"
          maxLength={WORK_LIMITS.tag}
          value={tag}
          onChange={(event) => setTag(event.target.value)}
        />
      )}
      <datalist id="known-tags">
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {added && (
        <Button type="submit" isBusy={work.isPending}>
          Add the tag
        </Button>
      )}
    </form>
  );
}

const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase());

/** Tags of the leads that this page has listed, in the order of the alphabet. */
function useKnownTags(): string[] {
  const lists = useQueryClient().getQueriesData<InfiniteData<ListPage>>({
    queryKey: ['desk-list'],
  });
  const rows = lists.flatMap(([, list]) => list?.pages ?? []).flatMap(({ rows: listed }) => listed);
  return [...new Set(rows.flatMap(({ tags }) => tags))].sort((one, other) =>
    one.localeCompare(other),
  );
}
