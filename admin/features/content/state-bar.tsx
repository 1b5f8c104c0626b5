import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ContentState, contentStateSchema } from '../../../contract/desk/content/content.ts';
import { undoSchema } from '../../../contract/desk/content/history.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleCheck, Pencil } from '../../../ui/icon/icons.ts';
import { pageToasts, showToast } from '../../../ui/toast/toast.ts';
import { askContent } from '../../shared/backend/ask-content.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import styles from './content.module.css';
import { contentLink, describeRefusal, stateQuery } from './content-queries.ts';

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
                Preview
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
            {before.isNewer ? 'Redo' : 'Undo'}
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

const STEPS = {
  waiting: 'Waiting for its turn…',
  checking: 'Checking what you wrote…',
  building: 'Making the pages…',
  finishing: 'Almost there…',
};

/** How far a preview or a publishing is, or why it failed; nothing once it is done. */
export function BuildProgress({ build }: Pick<ContentState, 'build'>) {
  if (!build || build.step === 'done') return null;
  if (build.step === 'failed') {
    const [, file] = build.problem?.match(/content\/([\w./-]+\.(?:yaml|md))/) ?? [];
    return (
      <div role="alert" className={styles.failed}>
        <p className={styles.strong}>
          {build.purpose === 'publish' ? 'It was not published.' : 'The preview was not made.'} The
          site is as it was.
        </p>
        <p>{build.problem ?? 'The server did not say why.'}</p>
        {file && <a href={contentLink({ file })}>Open the file</a>}
      </div>
    );
  }
  const words = STEPS[build.step];
  const label = build.purpose === 'publish' ? 'Publishing' : 'Preview';
  return (
    <div className={styles.progress}>
      <progress aria-label={label} max={1} value={build.progress} />
      <p role="status">
        {label}: {words}
      </p>
    </div>
  );
}

export interface UndoChangesProps {
  before: NonNullable<ContentState['before']>;
  published: ContentState['published'];
}

/**
 * For whoever wants to know before pressing: what visitors will see after an undo, or after the way forward again, from
 * today's value to the coming one. It stands beside the button and not between it and the undo, which one press does
 * and another takes back.
 */
export function UndoChanges({ before, published }: UndoChangesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['content', 'undo', published?.commit ?? '', before.commit],
    queryFn: () => askContent('/undo', undoSchema),
    enabled: isOpen,
    retry: false,
  });
  const changes = data ?? [];
  return (
    <details
      className={styles.undo}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>What that changes</summary>
      <p>
        Visitors see the site of {formatWritten(before.at)} by {before.by} again, at once. Your
        edits stay saved.
      </p>
      {changes.length > 0 && <ChangeList changes={changes} className={styles.list} />}
    </details>
  );
}

export type Step = 'preview' | 'publish' | 'undo' | 'unschedule';

/** Asks for a preview, a publishing, an undo; each is answered with the state of everything. */
export function usePublishing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, ...body }: { step: Step; commit?: string; at?: string; id?: string }) =>
      askContent(`/${step}`, contentStateSchema, { body }),
    onSuccess: (state, { step }) => {
      client.setQueryData(stateQuery.queryKey, state);
      if (step === 'undo') sayLive(describeUndone(state));
      void client.invalidateQueries({ queryKey: ['content', 'history'] });
    },
    onError: (error) =>
      showToast({ title: 'Error', description: describeRefusal(error), tone: 'destructive' }),
  });
}

const describeUndone = ({ before }: ContentState): string =>
  before?.isNewer ? 'The site is as it was before.' : 'Visitors see the newer site again.';

let lastLive: number | undefined;

/** Two sentences about what visitors see contradict each other: the newest one stands alone. */
function sayLive(description: string): void {
  if (lastLive !== undefined) pageToasts.dismiss(lastLive);
  lastLive = showToast({ title: 'Live', description, tone: 'success' });
}

/** Says so once when what was being published is live. */
export function useLiveToast({ build }: ContentState): void {
  const running = useRef<string>(undefined);
  useEffect(() => {
    if (build?.purpose !== 'publish') return;
    const isOver = build.step === 'done' || build.step === 'failed';
    if (!isOver) running.current = build.commit;
    else if (running.current === build.commit) {
      running.current = undefined;
      if (build.step === 'done') sayLive('Visitors see your changes now.');
    }
  }, [build]);
}

/** Whether something is saved that visitors do not see. */
export const hasDraft = ({ draft, published, files }: ContentState): boolean =>
  draft !== null &&
  draft.commit !== published?.commit &&
  (files.some(({ isChanged }) => isChanged) || published !== null);

/** More of them fill a phone's screen. */
const MAX_NAMED = 12;

export interface ChangeListProps {
  changes: readonly { id: string; title: string; words: string; commit?: string }[];
  className?: string | undefined;
}

/** What changes, or goes, in plain words: the first of it, and how much more there is. */
export function ChangeList({ changes, className }: ChangeListProps) {
  return (
    <ul className={className}>
      {changes.slice(0, MAX_NAMED).map(({ commit, id, title, words }) => (
        <li key={`${commit} ${id} ${words}`}>
          {title}: {words}
        </li>
      ))}
      {changes.length > MAX_NAMED && <li>and {changes.length - MAX_NAMED} more</li>}
    </ul>
  );
}
