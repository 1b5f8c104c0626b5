/** The views of the desk; each is the fragment of its address. */
export const DESK_VIEWS = [
  'leads',
  'quarantine',
  'health',
  'soft-leads',
  'person',
  'audit',
] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

export const VIEW_NAMES: Readonly<Record<DeskView, string>> = {
  leads: 'Leads',
  quarantine: 'Quarantine',
  health: 'Health',
  'soft-leads': 'Chat clicks',
  person: 'A person’s data',
  audit: 'Audit log',
};

/** @param hash of the address, with its `#`; whatever names no view is the list of leads */
export const viewOf = (hash: string): DeskView =>
  DESK_VIEWS.find((view) => `#${view}` === hash) ?? 'leads';
