import * as v from 'valibot';
import { leadColumns } from './list.ts';

/**
 * One line of a lead's timeline. Kinds and their details:
 * `enquiry` {interest}; where the lead shows other words, as of one that was merged into it, also {lead_id, words};
 * `first`, `earlier`, `correction`, `held`, `accepted`, `rejected` {words, reasons} of the enquiry's history;
 * `consent` {purpose, is_granted, source};
 * `mail` {id, kind, sent_at, abandoned_at, is_held, held_for};
 * `work` {change, before, is_undone} with the `change` of `workChangeSchema` and the values before it;
 * `undone` {undoes} with the action's id;
 * `merged` {leads, is_joined, is_undone, undo_until} with the ids of those that joined; `is_joined`: by themselves.
 * `exported` {format, leads} with how many leads the file held.
 * `added` {} by hand, `imported` {batch, row, file} from a file.
 */
export const timelineEntrySchema = v.object({
  at: v.string(),
  kind: v.string(),
  /** Who did it: the address for the administrator, else the short name; null for the visitor, the server and an account that is gone. */
  actor: v.nullable(v.string()),
  action_id: v.nullable(v.string()),
  detail: v.record(v.string(), v.unknown()),
});
export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>;

/** Another enquiry from the same number or address, or one with the same reference. */
export const otherLeadSchema = v.pick(v.object(leadColumns), ['id', 'name', 'created_at', 'stage']);

/** Answer of `desk_lead`; null where no lead has the id or reference. */
export const oneLeadSchema = v.nullable(
  v.object({
    lead: v.object({ ...leadColumns, proof_releases: v.boolean() }),
    /** Oldest first. */
    timeline: v.array(timelineEntrySchema),
    /** Newest first, at most 50. */
    same_person: v.array(otherLeadSchema),
    /** Others whose reference reads the same, which is rare; `lead` is the newest. */
    same_reference: v.array(otherLeadSchema),
  }),
);
export type OneLead = v.InferOutput<typeof oneLeadSchema>;
