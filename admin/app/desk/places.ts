import type { DeskRole } from '../../../contract/desk/team.ts';
import { CalendarDays, ChartColumn, Inbox, Pencil, Settings } from '../../../ui/icon/icons.ts';
import { isHosted } from '../../shared/hosted.ts';

/** The five places of the desk, as the navigation shows them. */
export const PLACES = [
  { id: 'today', name: 'Today', icon: CalendarDays },
  { id: 'leads', name: 'Leads', icon: Inbox },
  { id: 'numbers', name: 'Numbers', icon: ChartColumn },
  { id: 'website', name: 'Website', icon: Pencil },
  { id: 'settings', name: 'Settings', icon: Settings },
] as const;

const ALL = ['owner', 'caller', 'viewer', 'editor'] as const;
const TEAM = ['owner', 'caller', 'viewer'] as const;
const WORKERS = ['owner', 'caller'] as const;
const OWNER = ['owner'] as const;

/** Address, place, name, who sees it, and the how-to of `docs/owner/` behind its "?". */
const TABLE = [
  ['today', 'today', 'Today', TEAM, 'answer-leads'],
  ['leads', 'leads', 'Table', TEAM, 'find-leads'],
  ['board', 'leads', 'Board', TEAM, 'find-leads#board'],
  ['import', 'leads', 'Import', OWNER, 'export-and-import-leads#import-leads'],
  ['bin', 'leads', 'Bin', OWNER, 'change-many-leads#get-deleted-leads-back'],
  ['quarantine', 'leads', 'Spam', OWNER, 'quarantine'],
  ['add', 'leads', 'Add', WORKERS, 'export-and-import-leads#add-a-lead-by-hand'],
  ['numbers', 'numbers', 'Numbers', TEAM, 'read-the-numbers'],
  ['content', 'website', 'Website', ['owner', 'editor'], 'change-the-site'],
  ['team', 'settings', 'Team', OWNER, 'invite-a-team'],
  ['alerts', 'settings', 'Notifications', TEAM, 'get-lead-alerts'],
  ['calendar', 'settings', 'Calendar', TEAM, 'get-lead-alerts#calendar'],
  ['language', 'settings', 'Language', ALL, 'sign-in#language'],
  ['two-step', 'settings', 'Two-step login', ALL, 'sign-in#two-step-login'],
  ['person', 'settings', 'Privacy requests', OWNER, 'privacy-requests'],
  ['audit', 'settings', 'Activity log', OWNER, 'audit-log'],
  ['health', 'settings', 'System check', OWNER, 'health'],
] as const;
export type SectionId = (typeof TABLE)[number][0];

/** What stands at each place. The first that somebody may see is where the link to the place leads. */
export const SECTIONS = TABLE.map(([id, at, name, roles, help]) => {
  const seenBy: readonly DeskRole[] = roles;
  return { id, at, name, roles: seenBy, help };
});

export const hasLeads = (id: SectionId): boolean =>
  ['today', 'leads', 'board', 'numbers'].includes(id);

/** Addresses of earlier releases, which stand in mails and bookmarks. `#search` also puts the cursor there. */
const MOVED: Readonly<Record<string, string>> = {
  search: 'leads',
  week: 'numbers',
  campaigns: 'numbers',
  'soft-leads': 'numbers',
  more: 'settings',
};

const OF_OUR_SERVER: readonly SectionId[] = ['calendar', 'content'];

export const sectionsFor = (role: DeskRole) =>
  SECTIONS.filter(
    ({ id, roles }) => roles.includes(role) && !(isHosted() && OF_OUR_SERVER.includes(id)),
  );

/**
 * @param address as the fragment names it; anything unknown or of others means the list of leads (specification §2), to
 *   an editor the content
 */
export function sectionOf(address: string, role: DeskRole): SectionId {
  const asked = new Map(Object.entries(MOVED)).get(address) ?? address;
  const sections = sectionsFor(role);
  const found = sections.find(({ id }) => id === asked) ?? sections.find(({ at }) => at === asked);
  return found?.id ?? (role === 'editor' ? 'content' : 'leads');
}
