import type { ComponentType } from 'react';
import { lazy } from 'react';
import type { DeskView } from './desk-view.ts';

type RareViewId = Exclude<DeskView, 'leads' | 'today' | 'search' | 'add' | 'more'>;

const VIEWS: Readonly<Record<RareViewId, ComponentType<{ email: string }>>> = {
  board: lazy(() => import('../../features/board/board-view.tsx')),
  week: lazy(() => import('../../features/week-view.tsx')),
  campaigns: lazy(() => import('../../features/campaigns-view.tsx')),
  quarantine: lazy(() => import('../../features/spam-view.tsx')),
  health: lazy(() => import('../../features/health/health-view.tsx')),
  'soft-leads': lazy(() => import('../../features/soft-leads-view.tsx')),
  person: lazy(() => import('../../features/person-view.tsx')),
  audit: lazy(() => import('../../features/audit-view.tsx')),
  bin: lazy(() => import('../../features/bin-view.tsx')),
  import: lazy(() => import('../../features/import/import-view.tsx')),
  team: lazy(() => import('../../features/team/team-view.tsx')),
  alerts: lazy(() => import('../../features/alerts/alerts-view.tsx')),
  calendar: lazy(() => import('../../features/calendar-view.tsx')),
  content: lazy(() => import('../../features/content/content-view.tsx')),
};

export default function RareView({ view, email }: { view: RareViewId; email: string }) {
  const View = VIEWS[view];
  return <View email={email} />;
}
