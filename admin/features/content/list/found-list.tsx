import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ContentFile } from '../../../../contract/desk/content/content.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Search } from '../../../../ui/icon/icons.ts';
import { contentLink, fieldLink } from '../answers/content-place.ts';
import { foundQuery } from '../answers/content-queries.ts';
import { AREA_NAMES } from './area-names.ts';
import styles from './list.module.css';
import { Way, Ways } from './rows.tsx';

export interface FoundListProps {
  text: string;
  /** Only what stands on this page; empty for every page. */
  page: string;
  files: readonly ContentFile[];
}

/** What a search finds: files by their title at once, and fields by their words. */
export function FoundList({ text, page, files }: FoundListProps) {
  const asked = useDeferredValue(text);
  const fields = useQuery(foundQuery(asked, page));
  const wanted = text.toLowerCase();
  const titles = files.filter(
    ({ title, area }) =>
      title.toLowerCase().includes(wanted) || AREA_NAMES[area].name.toLowerCase().includes(wanted),
  );
  const found = fields.data ?? [];
  const isNothing = titles.length === 0 && found.length === 0;
  if (isNothing && fields.isSuccess) {
    return (
      <EmptyState icon={Search} title={`Nothing says “${text}”`}>
        Try one word of it, or a dish’s name.
      </EmptyState>
    );
  }
  return (
    <div className={styles.found}>
      <p role="status" className={styles.status}>
        {fields.isFetching ? 'Searching…' : `${titles.length + found.length} found`}
        {fields.isError && ' by title; the words could not be searched.'}
      </p>
      <Ways label="Found">
        {titles.map(({ id, title, area }) => (
          <Way
            key={id}
            href={contentLink({ file: id })}
            icon={AREA_NAMES[area].icon}
            title={title}
            words={AREA_NAMES[area].name}
          />
        ))}
        {found.map(({ id, title, path, words }) => (
          <Way
            key={`${id} ${JSON.stringify(path)}`}
            href={fieldLink(id, path)}
            title={words}
            words={title}
          />
        ))}
      </Ways>
    </div>
  );
}

/** The files of one kind, or those with facts that nobody has confirmed. */
export function FileList({ files, isFacts }: { files: readonly ContentFile[]; isFacts: boolean }) {
  return (
    <Ways label="Files">
      {files.map(({ id, title, isChanged, toConfirm }) => (
        <Way
          key={id}
          href={contentLink({ file: id, ...(isFacts && { show: 'facts' }) })}
          title={title}
          words={toConfirm > 0 && !isFacts ? `${toConfirm} to confirm` : undefined}
          mark={
            isFacts ? (
              <Badge tone="red">{toConfirm}</Badge>
            ) : (
              isChanged && <Badge tone="blue">Changed</Badge>
            )
          }
        />
      ))}
    </Ways>
  );
}
