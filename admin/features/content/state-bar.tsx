import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type ContentState,
  contentStateSchema,
  previewAddressSchema,
} from '../../../contract/desk/content/content.ts';
import { Button, type ButtonKind } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CircleCheck, Pencil } from '../../../ui/icon/icons.ts';
import { failed, pageToasts, showToast } from '../../../ui/toast/toast.ts';
import { askContent } from '../../shared/backend/ask-content.ts';
import { formatWritten } from '../../shared/time/format-time.ts';
import view from '../../shared/view.module.css';
import styles from './content.module.css';
import { contentLink, describeRefusal, isBuilding, stateQuery } from './content-queries.ts';

/** What visitors see now, what waits, and the way from one to the other. */
export function StateBar({ state, isAlone = true }: { state: ContentState; isAlone?: boolean }) {
  const publishing = usePublishing();
  useLiveToast(state);
  const { draft, before, files, scheduled } = state;
  const isWaiting = hasDraft(state);
  const changed = files.filter(({ isChanged }) => isChanged).length;
  const isBusy = isBuilding(state);
  return (
    <section
      className={joinClasses(styles.box, isWaiting && styles.waiting)}
      aria-label="What visitors see"
    >
      <div className={view.row}>
        <Icon icon={isWaiting ? Pencil : CircleCheck} size="medium" />
        <div className={styles.grow}>
          <p className={styles.strong}>
            {isWaiting
              ? `Draft: ${changed === 1 ? '1 file' : `${changed} files`} with changes that visitors do not see`
              : 'Visitors see everything that you saved'}
          </p>
          <p className={view.muted}>{describeShown(state)}</p>
        </div>
      </div>
      <BuildProgress build={state.build} />
      <div className={view.row}>
        {isWaiting && draft && (
          <Button
            disabled={isBusy}
            isBusy={publishing.isPending}
            onClick={() => publishing.mutate({ step: 'publish', commit: draft.commit })}
          >
            Publish
          </Button>
        )}
        {isAlone && (isWaiting || scheduled.length > 0) && (
          <LinkButton kind="secondary" href={contentLink({ show: 'publish' })}>
            {isWaiting ? 'Preview' : `${scheduled.length} scheduled`}
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
    </section>
  );
}

function describeShown({ published, before }: ContentState): string {
  const saved = published && `${formatWritten(published.at)} by ${published.by}`;
  if (!before?.isNewer)
    return saved ? `Published ${saved}` : 'Nothing has been published from here yet.';
  const shown = saved ? `what was published ${saved}` : 'the site before the first publishing';
  return `After an undo, visitors see ${shown}.`;
}

const STEPS = {
  waiting: 'Waiting for its turn…',
  checking: 'Checking your changes…',
  building: 'Building the pages…',
  finishing: 'Almost there…',
};

/** How far a preview or a publishing is, or why it failed; nothing once it is done. */
function BuildProgress({ build }: Pick<ContentState, 'build'>) {
  if (!build || build.step === 'done') return null;
  const label = build.purpose === 'publish' ? 'Publishing' : 'Preview';
  if (build.step === 'failed') {
    const [, file] = build.problem?.match(/content\/([\w./-]+\.(?:yaml|md))/) ?? [];
    return (
      <div role="alert" className={joinClasses(styles.box, styles.failed)}>
        <p className={styles.strong}>{label} failed. The site has not changed.</p>
        <p>{build.problem ?? 'The server did not say why.'}</p>
        {file && <a href={contentLink({ file })}>Open the file</a>}
      </div>
    );
  }
  return (
    <div>
      <progress aria-label={label} max={1} value={build.progress} />
      <p role="status">
        {label}: {STEPS[build.step]}
      </p>
    </div>
  );
}

export interface PublishingStep {
  step: 'preview' | 'publish' | 'undo' | 'unschedule';
  commit?: string;
  at?: string;
  id?: string;
}

const showFault = (error: unknown) => showToast(failed('Error', describeRefusal(error)));

/** Asks for a preview, a publishing, an undo; each is answered with the state of everything. */
export function usePublishing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, ...body }: PublishingStep) =>
      askContent(`/${step}`, contentStateSchema, { body }),
    onSuccess: (state, { step }) => {
      client.setQueryData(stateQuery.queryKey, state);
      if (step === 'undo')
        showLive(
          state.before?.isNewer
            ? 'The site is as it was before.'
            : 'Visitors see the newer site again.',
        );
      void client.invalidateQueries({ queryKey: ['content', 'history'] });
    },
    onError: showFault,
  });
}

/** Opens the draft as a site, where words are pressed to change them. */
export function OpenDraft({ kind, children }: { kind?: ButtonKind; children: ReactNode }) {
  const opening = useMutation({
    mutationFn: () => askContent('/preview-address', previewAddressSchema, { body: {} }),
    onSuccess: ({ address }) => location.assign(address),
    onError: showFault,
  });
  return (
    <Button kind={kind} isBusy={opening.isPending} onClick={() => opening.mutate()}>
      {children}
    </Button>
  );
}

let lastLive: number | undefined;

/** Two sentences about what visitors see contradict each other: only the newest is shown. */
function showLive(description: string): void {
  if (lastLive !== undefined) pageToasts.dismiss(lastLive);
  lastLive = showToast({ title: 'Live', description, tone: 'success' });
}

function useLiveToast(state: ContentState): void {
  const { build } = state;
  const running = useRef<string>(undefined);
  useEffect(() => {
    if (build?.purpose !== 'publish') return;
    if (build.step === 'done' && running.current === build.commit)
      showLive('Visitors see your changes now.');
    running.current = build.step === 'done' || build.step === 'failed' ? undefined : build.commit;
  }, [build]);
}

/** Whether something is saved that visitors do not see. */
export const hasDraft = ({ draft, published, files }: ContentState): boolean =>
  draft !== null &&
  draft.commit !== published?.commit &&
  (files.some(({ isChanged }) => isChanged) || published !== null);
