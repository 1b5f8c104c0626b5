import type { LucideIcon } from 'lucide-react';
import type { DeskRole } from '../../../contract/desk/team.ts';
import {
  Bell,
  BookOpen,
  CalendarDays,
  HeartPulse,
  Inbox,
  Menu,
  MessageCircle,
  Search,
  ShieldCheck,
  Trash2,
  User,
  Users,
} from '../../../ui/icon/icons.ts';

interface View {
  /** First part of the fragment of the address. */
  id: string;
  name: string;
  icon: LucideIcon;
  /** What may follow the name (a count, or a call for attention) and gets room reserved. */
  mark?: 'count' | 'check';
  /** Behind "More" on a phone, whose bar has room for the daily ones. */
  isRare?: true;
  /** A lead can be opened beside its list. */
  hasLeads?: true;
  /** For the administrator alone; the functions behind it refuse everybody else. */
  isOwners?: true;
}

/** The views of the desk, in the order of the navigation. */
export const DESK_VIEWS = [
  { id: 'today', name: 'Today', icon: CalendarDays, mark: 'count', hasLeads: true },
  { id: 'leads', name: 'Leads', icon: Inbox, hasLeads: true },
  { id: 'search', name: 'Search', icon: Search, hasLeads: true },
  {
    id: 'quarantine',
    name: 'Quarantine',
    icon: ShieldCheck,
    mark: 'count',
    isRare: true,
    isOwners: true,
  },
  { id: 'health', name: 'Health', icon: HeartPulse, mark: 'check', isRare: true, isOwners: true },
  { id: 'soft-leads', name: 'Chat clicks', icon: MessageCircle, isRare: true },
  { id: 'person', name: 'A person’s data', icon: User, isRare: true, isOwners: true },
  { id: 'audit', name: 'Audit log', icon: BookOpen, isRare: true, isOwners: true },
  { id: 'bin', name: 'Bin', icon: Trash2, isRare: true, isOwners: true },
  { id: 'team', name: 'Team', icon: Users, isRare: true, isOwners: true },
  { id: 'alerts', name: 'Alerts', icon: Bell, isRare: true },
  { id: 'calendar', name: 'Calendar', icon: CalendarDays, isRare: true },
  { id: 'more', name: 'More', icon: Menu, mark: 'check' },
] as const satisfies readonly View[];
export type DeskView = (typeof DESK_VIEWS)[number]['id'];

/** The views that somebody with this role may open. */
export const viewsFor = (role: DeskRole) =>
  role === 'owner' ? DESK_VIEWS : DESK_VIEWS.filter((view) => !('isOwners' in view));

/** @param view as the address names it; anything unknown or of others means the list of leads (specification §2) */
export const viewOf = (view: string, role: DeskRole = 'owner'): DeskView =>
  viewsFor(role).find(({ id }) => id === view)?.id ?? 'leads';
