import { useState } from 'react';
import type { ContentState } from '../../../contract/desk/content/content.ts';
import { INDIA_OFFSET_MS } from '../../../contract/desk/indian-clock.ts';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { done, showToast } from '../../../ui/toast/toast.ts';
import { t } from '../../shared/language/language.ts';
import { PanelPart } from '../../shared/panel.tsx';
import { formatWritten } from '../../shared/time/format-time.ts';
import { now } from '../../shared/time/now.ts';
import view from '../../shared/view.module.css';
import styles from './content.module.css';
import { contentLink, isBuilding } from './content-queries.ts';
import { hasDraft, OpenDraft, StateBar, usePublishing } from './state-bar.tsx';

/** Previews the draft, then publishes it now or at a time. */
export default function PublishView({ state }: { state: ContentState }) {
  const changed = state.files.filter(({ isChanged }) => isChanged);
  const commit = hasDraft(state) ? state.draft?.commit : undefined;
  return (
    <div className={joinClasses(styles.stack, styles.narrow)}>
      <StateBar state={state} isAlone={false} />
      {changed.length > 0 && (
        <PanelPart title="Changed files">
          <ul>
            {changed.map(({ id, title }) => (
              <li key={id}>
                <a className={view.tap} href={contentLink({ show: 'history', file: id })}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </PanelPart>
      )}
      {commit && <PreviewPart state={state} commit={commit} />}
      {commit && <LaterPart state={state} commit={commit} />}
      <Scheduled state={state} />
    </div>
  );
}

interface PartProps {
  state: ContentState;
  commit: string;
}

function PreviewPart({ state, commit }: PartProps) {
  const publishing = usePublishing();
  const isReady = state.preview?.commit === commit;
  return (
    <PanelPart title="Preview">
      <p>
        {isReady
          ? t(
              'The preview is ready. It opens as the whole site, in this browser only, for an hour. Press any words there to change them.',
            )
          : t('Build the whole site with your changes and walk through it. Nobody else sees it.')}
      </p>
      <div className={view.row}>
        {isReady ? (
          <OpenDraft>{t('Open the preview')}</OpenDraft>
        ) : (
          <Button
            kind="secondary"
            isBusy={publishing.isPending}
            disabled={isBuilding(state)}
            onClick={() => publishing.mutate({ step: 'preview', commit })}
          >
            {t('Make a preview')}
          </Button>
        )}
      </div>
    </PanelPart>
  );
}

function LaterPart({ state, commit }: PartProps) {
  const publishing = usePublishing();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function schedule() {
    const time = Date.parse(`${typed}Z`) - INDIA_OFFSET_MS;
    const isPast = Number.isNaN(time) || time < now();
    setFault(isPast ? 'Choose a day and time in the future.' : undefined);
    if (isPast) return;
    const at = new Date(time).toISOString();
    publishing.mutate(
      { step: 'publish', commit, at },
      {
        onSuccess: () => {
          setTyped('');
          showToast(done(t('Scheduled'), formatWritten(at)));
        },
      },
    );
  }
  return (
    <PanelPart title="Publish later">
      <TextField
        label={t('Day and time in India')}
        name="publish-at"
        type="datetime-local"
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={view.row}>
        <Button
          kind="secondary"
          isBusy={publishing.isPending}
          disabled={isBuilding(state)}
          onClick={schedule}
        >
          {t('Schedule')}
        </Button>
      </div>
    </PanelPart>
  );
}

function Scheduled({ state }: { state: ContentState }) {
  const publishing = usePublishing();
  if (state.scheduled.length === 0) return null;
  return (
    <PanelPart title="Scheduled">
      <ul className={view.stack}>
        {state.scheduled.map(({ id, at, by }) => (
          <li key={id} className={joinClasses(view.row, view.spread)}>
            {formatWritten(at)}, by {by}
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
