import { lazy, type ReactNode, Suspense } from 'react';
import type { ContentArea, ContentState } from '../../../contract/desk/content/content.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, CircleAlert, Pencil } from '../../../ui/icon/icons.ts';
import { BACKEND_URL } from '../../shared/backend/backend.ts';
import { Panel } from '../../shared/panel.tsx';
import { usePlace } from '../../shared/place.ts';
import { RowsSkeleton } from '../../shared/rows-skeleton.tsx';
import styles from './content.module.css';
import { AREA_NAMES, ContentHome, FileList } from './content-home.tsx';
import { contentLink, describeRefusal, useContentState } from './content-queries.ts';
import { FileView } from './file-view.tsx';

const PublishView = lazy(() => import('./publish-view.tsx'));
const HistoryView = lazy(() => import('./history-view.tsx'));
const NewArticle = lazy(() => import('./new-article.tsx'));

/** On hosted Supabase no server of ours stands beside the desk that could check and build a site. */
const isHosted = BACKEND_URL !== location.origin;

/** What the site says: found, changed, looked at and published by who is no programmer. */
export default function ContentView() {
  if (isHosted) return <NotHere reason={HOSTED_REASON} />;
  return <OwnContent />;
}

function NotHere({ reason }: { reason: string }) {
  return (
    <Panel title="Content">
      <EmptyState icon={Pencil} title="Content is not edited here">
        {reason}
      </EmptyState>
    </Panel>
  );
}

const HOSTED_REASON =
  'This desk works with hosted Supabase, which cannot build the site. Change the content in the checkout, build, and upload the pages.';

function OwnContent() {
  const state = useContentState();
  if (state.isPending) return <RowsSkeleton />;
  if (!state.data) {
    return (
      <Panel title="Content">
        <EmptyState
          icon={CircleAlert}
          title="The content could not be loaded"
          action={<Button onClick={() => void state.refetch()}>Try again</Button>}
        >
          {describeRefusal(state.error)}
        </EmptyState>
      </Panel>
    );
  }
  if (state.data.reason !== null) return <NotHere reason={state.data.reason} />;
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <Place state={state.data} />
    </Suspense>
  );
}

function Place({ state }: { state: ContentState }) {
  const { query } = usePlace();
  const [area, file, show] = ['area', 'file', 'show'].map((name) => query.get(name) ?? undefined);
  if (show === 'publish') {
    return (
      <Below title="Preview and publish">
        <PublishView state={state} />
      </Below>
    );
  }
  if (show === 'history') {
    const known = state.files.find(({ id }) => id === file);
    return (
      <Below title={known ? `History: ${known.title}` : 'History'}>
        <HistoryView file={file} />
      </Below>
    );
  }
  if (show === 'add') {
    return (
      <Below title="New article">
        <NewArticle />
      </Below>
    );
  }
  if (file) {
    return (
      <FileView
        key={file}
        id={file}
        at={query.get('at') ?? undefined}
        onlyFacts={show === 'facts'}
      />
    );
  }
  if (show === 'facts') {
    return (
      <Below title="Facts to confirm">
        <FileList isFacts files={state.files.filter(({ toConfirm }) => toConfirm > 0)} />
      </Below>
    );
  }
  if (area && isArea(area)) {
    return (
      <Below title={AREA_NAMES[area].name}>
        {AREA_NAMES[area].folder && (
          <a className={styles.back} href={contentLink({ show: 'add' })}>
            Write a new article
          </a>
        )}
        <FileList isFacts={false} files={state.files.filter((one) => one.area === area)} />
      </Below>
    );
  }
  const found = query.get('find') ?? '';
  return (
    <Panel title="Content">
      <ContentHome key={found} state={state} found={found} page={query.get('page') ?? ''} />
    </Panel>
  );
}

const isArea = (name: string): name is ContentArea => Object.hasOwn(AREA_NAMES, name);

/** A screen behind the first one, with the way back. */
function Below({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.area}>
      <a className={styles.back} href={contentLink()}>
        <Icon icon={ChevronLeft} />
        Content
      </a>
      <Panel title={title}>{children}</Panel>
    </div>
  );
}
