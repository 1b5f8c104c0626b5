import { lazy, Suspense } from 'react';
import type { Lead } from '../../shared/lead/lead.ts';
import { RowsSkeleton } from '../../shared/rows/rows-skeleton.tsx';
import type { DeskView } from './desk-view.ts';

const QuarantineView = lazy(() => import('../../features/quarantine/quarantine-view.tsx'));
const HealthView = lazy(() => import('../../features/health/health-view.tsx'));
const SoftLeadsView = lazy(() => import('../../features/soft-leads/soft-leads-view.tsx'));
const PersonView = lazy(() => import('../../features/people/person-view.tsx'));
const AuditView = lazy(() => import('../../features/audit/audit-view.tsx'));

export interface OtherViewProps {
  view: Exclude<DeskView, 'leads'>;
  /** Undefined until the leads are loaded. */
  quarantined: readonly Lead[] | undefined;
  /** Address of the administrator. */
  email: string;
}

/** The views beside the list; their code comes when one is opened. */
export function OtherView(props: OtherViewProps) {
  return <Suspense fallback={<RowsSkeleton />}>{choose(props)}</Suspense>;
}

function choose({ view, quarantined, email }: OtherViewProps) {
  switch (view) {
    case 'quarantine':
      return quarantined ? <QuarantineView leads={quarantined} /> : <RowsSkeleton />;
    case 'health':
      return <HealthView email={email} />;
    case 'soft-leads':
      return <SoftLeadsView />;
    case 'person':
      return <PersonView />;
    case 'audit':
      return <AuditView />;
  }
}
