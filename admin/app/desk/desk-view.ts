import type { LucideIcon } from 'lucide-react';
import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  HeartPulse,
  Inbox,
  Kanban,
  Menu,
  MessageCircle,
  Search,
  ShieldCheck,
  Trash2,
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
}

/** The views of the desk, in the order of the navigation. */
export const DESK_VIEWS = [
  { id: 'today', name: 'Today', icon: CalendarDays, mark: 'count', hasLeads: true },
  { id: 'leads', name: 'Leads', icon: Inbox, hasLeads: true },
  { id: 'search', name: 'Search', icon: Search, hasLeads: true },
  { id: 'board', name: 'Board', icon: Kanban, isRare: true, hasLeads: true },
  { id: 'week', name: 'Week', icon: ChartColumn, isRare: true, hasLeads: true },
  { id: 'quarantine', name: 'Quarantine', icon: ShieldCheck, mark: 'count', isRare: true },
  { id: 'health', name: 'Health', icon: HeartPulse, mark: 'check', isRare: true },
  { id: 'soft-leads', name: 'Chat clicks', icon: MessageCircle, isRare: true },
  { id: 'person', name: 'A person’s data', icon: Users, isRare: true },
  { id: 'audit', name: 'Audit log', icon: BookOpen, isRare: true },
  { id: 'bin', name: 'Bin', icon: Trash2, isRare: true },
  { id: 'more', name: 'More', icon: Menu, mark: 'check' },
] as const satisfies readonly View[];
export type DeskView = (typeof DESK_VIEWS)[number]['id'];

/** @param view as the address names it; anything unknown means the list of leads (specification §2) */
export const viewOf = (view: string): DeskView =>
  DESK_VIEWS.find(({ id }) => id === view)?.id ?? 'leads';
