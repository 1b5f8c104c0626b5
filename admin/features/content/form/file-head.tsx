import type { OpenFile } from '../../../../contract/desk/content/content.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ChevronLeft } from '../../../../ui/icon/icons.ts';
import { Note } from '../../../shared/account/note.tsx';
import { contentLink } from '../answers/content-place.ts';
import { useContentState } from '../answers/content-queries.ts';
import { AREA_NAMES } from '../list/area-names.ts';
import styles from './file.module.css';

/** What the file is, where visitors read it, and the ways from here. */
export function FileHead({ file, wasKept }: { file: OpenFile; wasKept: boolean }) {
  const known = useContentState().data?.files.find(({ id }) => id === file.id);
  const [page] = known?.pages ?? [];
  return (
    <>
      <a className={styles.back} href={contentLink(known ? { area: known.area } : {})}>
        <Icon icon={ChevronLeft} />
        {known ? AREA_NAMES[known.area].name : 'Content'}
      </a>
      <h2 className={styles.title}>{file.title}</h2>
      <p className={styles.under}>
        {page ? <a href={page}>See its page</a> : <span>On every page</span>}
        <a href={contentLink({ show: 'history', file: file.id })}>Who changed what</a>
      </p>
      {wasKept && (
        <Note title="You had not saved this yet">
          <p>What you typed on this device before is in the form below.</p>
        </Note>
      )}
    </>
  );
}
