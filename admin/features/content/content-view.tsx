import { lazy, type ReactNode, Suspense } from 'react';
import type { ContentState } from '../../../contract/desk/content/content.ts';
import { joinClasses } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChevronLeft, Pencil } from '../../../ui/icon/icons.ts';
import { isHosted } from '../../shared/hosted.ts';
import { LoadFailed, RowsSkeleton } from '../../shared/loading.tsx';
import { Panel } from '../../shared/panel.tsx';
import { usePlace } from '../../shared/place.ts';
import view from '../../shared/view.module.css';
import styles from './content.module.css';
import { ContentHome, FileList, isArea, nameOfArea } from './content-home.tsx';
import { contentLink, describeRefusal, useContentState } from './content-queries.ts';
import { FileView } from './file-view.tsx';

const PublishView = lazy(() => import('./publish-view.tsx'));
const HistoryView = lazy(() => import('./history-view.tsx'));
const NewArticle = lazy(() => import('./new-article.tsx'));

const HOSTED_REASON =
  'This desk works with hosted Supabase, which cannot build the site. Change the content in the checkout, build, and upload the pages.';

export default function ContentView() {
  return isHosted() ? <NotHere reason={HOSTED_REASON} /> : <OwnContent />;
}

const NotHere = ({ reason }: { reason: string }) => (
  <Panel title="Content">
    <EmptyState icon={Pencil} title="Content can't be edited here">
      {reason}
    </EmptyState>
  </Panel>
);

function OwnContent() {
  const state = useContentState();
  if (state.isPending) return <RowsSkeleton />;
  if (!state.data) {
    return (
      <Panel title="Content">
        <LoadFailed what="The content" onRetry={state.refetch}>
          {describeRefusal(state.error)}
        </LoadFailed>
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
  const [area, file, show, at] = ['area', 'file', 'show', 'at'].map((name) => query.get(name));
  if (file && show !== 'history')
    return <FileView key={file} id={file} at={at ?? ''} onlyFacts={show === 'facts'} />;
  const below = findBelow(state, { area, file, show });
  if (below) {
    return (
      <div className={styles.stack}>
        <a className={joinClasses(view.tap, styles.back)} href={contentLink()}>
          <Icon icon={ChevronLeft} />
          Content
        </a>
        <Panel title={below.title}>{below.view}</Panel>
      </div>
    );
  }
  const found = query.get('find') ?? '';
  return (
    <Panel title="Content">
      <ContentHome key={found} state={state} found={found} page={query.get('page') ?? ''} />
    </Panel>
  );
}

type Where = Record<'area' | 'file' | 'show', string | null | undefined>;

function findBelow(
  state: ContentState,
  { area, file, show }: Where,
): { title: string; view: ReactNode } | undefined {
  const { files } = state;
  switch (show) {
    case 'publish':
      return { title: 'Preview and publish', view: <PublishView state={state} /> };
    case 'history': {
      const title = files.find(({ id }) => id === file)?.title;
      const view = <HistoryView file={file ?? undefined} />;
      return { title: title ? `History: ${title}` : 'History', view };
    }
    case 'add':
      return { title: 'New article', view: <NewArticle /> };
    case 'facts': {
      const open = files.filter(({ toConfirm }) => toConfirm > 0);
      return { title: 'Facts to confirm', view: <FileList isFacts files={open} /> };
    }
  }
  if (!area || !isArea(area)) return undefined;
  const screen = (
    <>
      {area === 'articles' && (
        <a className={joinClasses(view.tap, styles.back)} href={contentLink({ show: 'add' })}>
          Write a new article
        </a>
      )}
      <FileList isFacts={false} files={files.filter((one) => one.area === area)} />
    </>
  );
  return { title: nameOfArea(area), view: screen };
}
