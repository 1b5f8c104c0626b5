import type { ContentState } from '../../../../contract/desk/content/content.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { CircleCheck, Pencil } from '../../../../ui/icon/icons.ts';
import { formatWritten } from '../../../shared/time/format-time.ts';
import { contentLink } from '../answers/content-place.ts';
import { BuildProgress } from './build-progress.tsx';
import styles from './publish.module.css';
import { UndoChanges } from './undo-changes.tsx';
import { hasDraft, useLiveToast, usePublishing } from './use-publishing.ts';

export interface StateBarProps {
  state: ContentState;
  /** Nothing beside it offers a look at the draft. */
  isAlone?: boolean;
}

/** What visitors see now, what waits, and the way from one to the other. */
export function StateBar({ state, isAlone = true }: StateBarProps) {
  const publishing = usePublishing();
  useLiveToast(state);
  const { draft, published, before, files, build } = state;
  const isWaiting = hasDraft(state);
  const changed = files.filter(({ isChanged }) => isChanged).length;
  const isBusy = Boolean(build && build.step !== 'done' && build.step !== 'failed');
  return (
    <section
      className={styles.state}
      aria-label="What is live"
      data-waiting={isWaiting || undefined}
    >
      <div className={styles.stateWords}>
        <Icon icon={isWaiting ? Pencil : CircleCheck} size="medium" />
        <div>
          <p className={styles.strong}>
            {isWaiting
              ? `Draft: ${changed === 1 ? '1 file' : `${changed} files`} with changes that visitors do not see`
              : 'Visitors see everything that you saved'}
          </p>
          <p className={styles.quiet}>{describeShown(state)}</p>
        </div>
      </div>
      <BuildProgress build={build} />
      <div className={styles.buttons}>
        {isWaiting && draft && (
          <>
            <Button
              disabled={isBusy}
              isBusy={publishing.isPending}
              onClick={() => publishing.mutate({ step: 'publish', commit: draft.commit })}
            >
              Publish
            </Button>
            {isAlone && (
              <LinkButton kind="secondary" href={contentLink({ show: 'publish' })}>
                Look at it first
              </LinkButton>
            )}
          </>
        )}
        {!isWaiting && state.scheduled.length > 0 && (
          <LinkButton kind="secondary" href={contentLink({ show: 'publish' })}>
            {state.scheduled.length} to be published later
          </LinkButton>
        )}
        {before && (
          <Button
            kind="quiet"
            disabled={isBusy || publishing.isPending}
            onClick={() => publishing.mutate({ step: 'undo', commit: before.commit })}
          >
            {before.isNewer ? 'Show the newer one again' : 'Undo'}
          </Button>
        )}
      </div>
      {before && <UndoChanges before={before} published={published} />}
    </section>
  );
}

function describeShown({ published, before }: ContentState): string {
  const saved = published && `${formatWritten(published.at)} by ${published.by}`;
  if (before?.isNewer)
    return saved
      ? `After an undo, visitors see what was published ${saved}.`
      : 'After an undo, visitors see the site as it was before the first publishing.';
  return saved ? `Published ${saved}` : 'Nothing has been published from here yet.';
}
