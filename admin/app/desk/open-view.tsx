import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import LeadsView from '../../features/leads/leads-view.tsx';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import type { DeskView } from './desk-view.ts';

export interface OpenViewProps {
  view: DeskView;
  /** Address of the administrator. */
  email: string;
}

/** The component of each view. All but the first are loaded when they are opened. */
const VIEWS: Readonly<Record<DeskView, ComponentType<{ email: string }>>> = {
  leads: LeadsView,
  quarantine: lazy(() => import('../../features/quarantine/quarantine-view.tsx')),
  health: lazy(() => import('../../features/health/health-view.tsx')),
  'soft-leads': lazy(() => import('../../features/soft-leads/soft-leads-view.tsx')),
  person: lazy(() => import('../../features/people/person-view.tsx')),
  audit: lazy(() => import('../../features/audit/audit-view.tsx')),
};

/** Shows the current view; each view loads its own data. */
export function OpenView({ view, email }: OpenViewProps) {
  const View = VIEWS[view];
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <View email={email} />
    </Suspense>
  );
}
