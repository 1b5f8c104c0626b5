import type { LucideIcon } from 'lucide-react';
import type { DeskRole } from '../../../contract/desk/team.ts';
import {
  Bell,
  BookOpen,
  CalendarDays,
  ChartColumn,
  HeartPulse,
  Inbox,
  Kanban,
  Megaphone,
  Menu,
  MessageCircle,
  Pencil,
  Plus,
  Search,
  ShieldCheck,
  Trash2,
  Upload,
  User,
  Users,
} from '../../../ui/icon/icons.ts';
import { isHosted } from '../../shared/hosted.ts';

interface View {
  id: string;
  name: string;
  icon: LucideIcon;
  isRare?: true;
  hasLeads?: true;
  isTeams?: true;
  isWork?: true;
}

export const DESK_VIEWS = [
  { id: 'today', name: 'Today', icon: CalendarDays, hasLeads: true },
  { id: 'leads', name: 'Leads', icon: Inbox, hasLeads: true },
  { id: 'add', name: 'Add', icon: Plus, isWork: true },
  { id: 'search', name: 'Search', icon: Search, hasLeads: true },
  { id: 'board', name: 'Board', icon: Kanban, isRare: true, isTeams: true, hasLeads: true },
  { id: 'week', name: 'Week', icon: ChartColumn, isRare: true, isTeams: true, hasLeads: true },
  { id: 'content', name: 'Content', icon: Pencil, isRare: true },
  { id: 'campaigns', name: 'Campaigns', icon: Megaphone, isRare: true },
  { id: 'quarantine', name: 'Spam', icon: ShieldCheck, isRare: true },
  { id: 'health', name: 'Health', icon: HeartPulse, isRare: true },
  { id: 'soft-leads', name: 'Chat clicks', icon: MessageCircle, isRare: true, isTeams: true },
  { id: 'person', name: 'Privacy requests', icon: User, isRare: true },
  { id: 'import', name: 'Import', icon: Upload, isRare: true },
  { id: 'audit', name: 'Audit log', icon: BookOpen, isRare: true },
  { id: 'bin', name: 'Bin', icon: Trash2, isRare: true },
  { id: 'team', name: 'Team', icon: Users, isRare: true },
  { id: 'alerts', name: 'Alerts', icon: Bell, isRare: true, isTeams: true },
  { id: 'calendar', name: 'Calendar', icon: CalendarDays, isRare: true, isTeams: true },
  { id: 'more', name: 'More', icon: Menu },
] as const satisfies readonly View[];
export type DeskView = (typeof DESK_VIEWS)[number]['id'];

/** The how-to of `docs/owner/` behind each view's "?", and the heading in it. */
export const VIEW_HELP: Readonly<Record<DeskView, string>> = {
  today: 'answer-leads',
  leads: 'find-leads',
  add: 'export-and-import-leads#add-a-lead-by-hand',
  search: 'find-leads#search',
  board: 'find-leads#board',
  week: 'read-the-week',
  content: 'change-the-site',
  campaigns: 'measure-campaigns#read-campaigns',
  quarantine: 'quarantine',
  health: 'health',
  'soft-leads': 'measure-campaigns#chat-clicks',
  person: 'privacy-requests',
  import: 'export-and-import-leads#import-leads',
  audit: 'audit-log',
  bin: 'change-many-leads#get-deleted-leads-back',
  team: 'invite-a-team',
  alerts: 'get-lead-alerts',
  calendar: 'get-lead-alerts#calendar',
  more: 'README',
};

const OF_OUR_SERVER: readonly DeskView[] = ['calendar', 'content'];

export const viewsFor = (role: DeskRole) =>
  DESK_VIEWS.filter((view) => {
    if (isHosted() && OF_OUR_SERVER.includes(view.id)) return false;
    // Who edits the site's words sees no leads.
    if (role === 'editor') return view.id === 'content';
    if (role === 'viewer' && 'isWork' in view) return false;
    return role === 'owner' || !('isRare' in view) || 'isTeams' in view;
  });

/**
 * @param view as the address names it; anything unknown or of others means the list of leads (specification §2), to an
 *   editor the content
 */
export const viewOf = (view: string, role: DeskRole): DeskView =>
  viewsFor(role).find(({ id }) => id === view)?.id ?? (role === 'editor' ? 'content' : 'leads');
