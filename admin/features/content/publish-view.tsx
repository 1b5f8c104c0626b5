import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContentState, previewAddressSchema } from '../../../contract/desk/content/content.ts';
import { INDIA_OFFSET_MS } from '../../../contract/desk/indian-clock.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { askContent } from '../../shared/backend/ask-content.ts';
import { PanelPart, PartActions } from '../../shared/panel.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import styles from './content.module.css';
import { contentLink, describeRefusal, isBuilding } from './content-queries.ts';
import { hasDraft, StateBar, usePublishing } from './state-bar.tsx';

/** Looks at the draft as visitors would, then publishes it now or at a time. */
export default function PublishView({ state }: { state: ContentState }) {
  const changed = state.files.filter(({ isChanged }) => isChanged);
  return (
    <div className={styles.view}>
      <StateBar state={state} isAlone={false} />
      {changed.length > 0 && (
        <PanelPart title="What is in the draft">
          <ul className={styles.list}>
            {changed.map(({ id, title }) => (
              <li key={id}>
                <a href={contentLink({ show: 'history', file: id })}>{title}</a>
              </li>
            ))}
          </ul>
        </PanelPart>
      )}
      {hasDraft(state) && state.draft && (
        <>
          <PreviewPart state={state} commit={state.draft.commit} />
          <LaterPart state={state} commit={state.draft.commit} />
        </>
      )}
      <Scheduled state={state} />
    </div>
  );
}

function PreviewPart({ state, commit }: { state: ContentState; commit: string }) {
  const publishing = usePublishing();
  const opening = useMutation({
    mutationFn: () => askContent('/preview-address', previewAddressSchema, { body: {} }),
    onSuccess: ({ address }) => location.assign(address),
    onError: (error) =>
      showToast({ title: 'Error', description: describeRefusal(error), tone: 'destructive' }),
  });
  const isReady = state.preview?.commit === commit;
  return (
    <PanelPart title="Look at it">
      <p>
        {isReady
          ? 'The draft is ready. It opens as the whole site, in this browser only, for an hour. Press any words there to change them.'
          : 'Make the whole site with the draft and walk through it. Nobody else sees it.'}
      </p>
      <PartActions>
        {isReady ? (
          <Button isBusy={opening.isPending} onClick={() => opening.mutate()}>
            Open the draft
          </Button>
        ) : (
          <Button
            kind="secondary"
            isBusy={publishing.isPending}
            disabled={isBuilding(state)}
            onClick={() => publishing.mutate({ step: 'preview', commit })}
          >
            Make a preview
          </Button>
        )}
      </PartActions>
    </PanelPart>
  );
}

function LaterPart({ state, commit }: { state: ContentState; commit: string }) {
  const publishing = usePublishing();
  const [at, setAt] = useState('');
  const [fault, setFault] = useState<string>();

  function schedule() {
    const time = Date.parse(`${at}Z`) - INDIA_OFFSET_MS;
    if (Number.isNaN(time) || time < now()) {
      setFault('Choose a day and a time that are still to come.');
      return;
    }
    setFault(undefined);
    publishing.mutate(
      { step: 'publish', commit, at: new Date(time).toISOString() },
      {
        onSuccess: () => {
          setAt('');
          showToast({
            title: 'Planned',
            description: formatWritten(new Date(time).toISOString()),
            tone: 'success',
          });
        },
      },
    );
  }
  return (
    <PanelPart title="Publish at a time">
      <TextField
        label="Day and time in India"
        name="publish-at"
        type="datetime-local"
        value={at}
        error={fault}
        onChange={(event) => setAt(event.target.value)}
      />
      <PartActions>
        <Button
          kind="secondary"
          isBusy={publishing.isPending}
          disabled={isBuilding(state)}
          onClick={schedule}
        >
          Publish then
        </Button>
      </PartActions>
    </PanelPart>
  );
}

function Scheduled({ state }: { state: ContentState }) {
  const publishing = usePublishing();
  if (state.scheduled.length === 0) return null;
  return (
    <PanelPart title="To be published">
      <ul className={styles.planned}>
        {state.scheduled.map(({ id, at, by }) => (
          <li key={id}>
            <span>
              {formatWritten(at)}, by {by}
            </span>
            <Button
              kind="quiet"
              isBusy={publishing.isPending}
              onClick={() => publishing.mutate({ step: 'unschedule', id })}
            >
              Cancel<span className="visually-hidden"> {formatWritten(at)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
